package dev.cardinal.onepiece.table;

/** The phases of a turn (6-1-1), and the setup. */
public enum GamePhase {
    SETUP,
    REFRESH,
    DRAW,
    DON,
    MAIN,
    END
}
