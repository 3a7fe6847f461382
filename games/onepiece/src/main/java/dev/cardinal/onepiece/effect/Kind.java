package dev.cardinal.onepiece.effect;

/** The four categories of effects (8-1-3). */
public enum Kind {
    AUTO,
    ACTIVATE,
    PERMANENT,
    REPLACEMENT
}
