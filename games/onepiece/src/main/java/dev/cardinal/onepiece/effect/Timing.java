package dev.cardinal.onepiece.effect;

/** What triggers an effect. */
public sealed interface Timing {
    /** A timing with its own tag or name. */
    enum Tag implements Timing {
        START_OF_GAME,
        START_OF_TURN,
        START_OF_OPPONENT_TURN,
        START_OF_MAIN,
        ON_PLAY,
        WHEN_ATTACKING,
        ON_OPPONENT_ATTACK,
        WHEN_ATTACKED,
        ON_BLOCK,
        ON_KO,
        END_OF_BATTLE,
        END_OF_YOUR_TURN,
        END_OF_OPPONENT_TURN,
        MAIN,
        ACTIVATE_MAIN,
        COUNTER,
        TRIGGER
    }

    /** "When ..." something happens. */
    record When(Happening happening) implements Timing {}

    /** "If ... would ...": something is about to happen and may be replaced. */
    record Would(Happening happening) implements Timing {}
}
