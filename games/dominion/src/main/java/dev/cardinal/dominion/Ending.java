package dev.cardinal.dominion;

import java.util.Locale;

/** The ways in which a game can end. */
enum Ending {
    NONE,
    PROVINCES,
    PILES,
    TURNS,
    CONCESSION;

    private final String word = name().toLowerCase(Locale.ROOT);

    /** A stable word for programs. */
    String word() {
        return word;
    }
}
