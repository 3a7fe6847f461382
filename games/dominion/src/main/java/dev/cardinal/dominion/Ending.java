package dev.cardinal.dominion;

/** The ways in which a game can end. */
enum Ending {
    NONE,
    PROVINCES,
    PILES,
    TURNS,
    CONCESSION
}
