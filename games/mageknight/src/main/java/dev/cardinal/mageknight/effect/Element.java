package dev.cardinal.mageknight.effect;

/** What an attack or a block is made of. */
public enum Element {
    PHYSICAL,
    FIRE,
    ICE,
    COLD_FIRE
}
