package dev.cardinal.mageknight.table;

import dev.cardinal.kit.Asking;

/** A question whose options everyone can see. */
public interface OpenAsking extends Asking<Table> {
    @Override
    default boolean open() {
        return true;
    }
}
