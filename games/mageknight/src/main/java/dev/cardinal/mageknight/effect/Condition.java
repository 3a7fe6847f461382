package dev.cardinal.mageknight.effect;

/** What an effect may depend on. */
public enum Condition {
    DAY,
    NIGHT,
    /** The hero stands in a forest. */
    IN_FOREST,
    /** The player has less fame than each other player. */
    LOWEST_FAME
}
