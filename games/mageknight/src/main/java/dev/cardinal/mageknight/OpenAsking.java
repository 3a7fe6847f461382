package dev.cardinal.mageknight;

import dev.cardinal.kit.Asking;

/** A question whose options everybody can see. */
interface OpenAsking extends Asking<Table> {
    @Override
    default boolean open() {
        return true;
    }
}
