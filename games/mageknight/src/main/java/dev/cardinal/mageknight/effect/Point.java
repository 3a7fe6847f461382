package dev.cardinal.mageknight.effect;

/** What there is to gain in plain numbers. */
public enum Point {
    MOVE,
    INFLUENCE,
    HEALING,
    CARDS,
    FAME,
    REPUTATION,
    /** Wounds that one takes to hand. */
    WOUNDS
}
