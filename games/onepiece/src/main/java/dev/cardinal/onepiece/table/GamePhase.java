package dev.cardinal.onepiece.table;

/** The phases of a turn (6-1-1), and what comes before the first. */
public enum GamePhase {
    SETUP,
    REFRESH,
    DRAW,
    DON,
    MAIN,
    END
}
