package dev.cardinal.onepiece;

/** The phases of a turn (6-1-1), and what comes before the first. */
enum Phase {
    SETUP,
    REFRESH,
    DRAW,
    DON,
    MAIN,
    END
}
