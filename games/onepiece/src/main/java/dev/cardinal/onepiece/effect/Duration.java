package dev.cardinal.onepiece.effect;

/** How long something lasts. */
public enum Duration {
    /** While the permanent effect that says so is valid. */
    WHILE_VALID,
    THIS_BATTLE,
    THIS_TURN,
    UNTIL_START_OF_YOUR_NEXT_TURN,
    UNTIL_END_OF_YOUR_NEXT_TURN,
    UNTIL_END_OF_OPPONENT_NEXT_TURN,
    UNTIL_END_OF_OPPONENT_NEXT_END_PHASE,
    OPPONENT_NEXT_REFRESH,
    NEXT_REFRESH,
    /** For the rest of the game. */
    THIS_GAME
}
