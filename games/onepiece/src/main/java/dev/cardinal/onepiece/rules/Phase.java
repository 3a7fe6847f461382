package dev.cardinal.onepiece.rules;

/** The phases of a turn (6-1-1). */
public enum Phase {
    REFRESH,
    DRAW,
    DON,
    MAIN,
    END
}
