package dev.cardinal.onepiece;

import dev.cardinal.kit.Frame;

/** A frame that lets effects that wait be resolved before it goes on. */
interface Calm extends Frame<Table> {
    default boolean calm() {
        return true;
    }
}
