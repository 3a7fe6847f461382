package dev.cardinal.onepiece.effect;

/** When a delayed action happens. */
public enum Moment {
    END_OF_BATTLE,
    END_OF_TURN,
    END_OF_OPPONENT_NEXT_TURN,
    START_OF_YOUR_NEXT_TURN,
    START_OF_OPPONENT_NEXT_MAIN
}
