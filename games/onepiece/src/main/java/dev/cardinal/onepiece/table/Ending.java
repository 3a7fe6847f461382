package dev.cardinal.onepiece.table;

/** How a game ends. */
public enum Ending {
    NONE,
    /** Damage at 0 Life (1-2-2-1). */
    DAMAGE,
    /** A deck without cards (1-2-2-2). */
    DECK,
    /** An effect says so (1-2-5). */
    EFFECT,
    CONCESSION,
    /** A loop that cannot be stopped (11-1-1-1), or both players lose together. */
    DRAW
}
