package dev.cardinal.mageknight;

/** A question whose options everybody can see. */
interface OpenAsking extends Asking {
    @Override
    default boolean open() {
        return true;
    }
}
