package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.Chance;

/** Looks whether a game keeps one of the contracts, and throws a {@link Breach} where it does not. */
interface Check {
    /** The number of the contract that is broken when the game itself throws. */
    int contract();

    /** Looks at one position. */
    default void position(Seen look, Chance chance) {}

    /** Looks at an act and what came of it. */
    default void moment(Moment moment, Chance chance) {}
}
