package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.chance.Chance;

/** Checks that a game keeps one of the contracts, and throws a {@link Breach} if not. */
interface Check {
    /** The number of the contract, also used when the game itself throws an exception. */
    int contract();

    /** Checks one position. */
    default void position(Snapshot snapshot, Chance chance) {}

    /** Checks an action and its result. */
    default void moment(Moment moment, Chance chance) {}
}
