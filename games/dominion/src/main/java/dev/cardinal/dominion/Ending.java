package dev.cardinal.dominion;

import dev.cardinal.kernel.Refused;
import java.util.Locale;

/** The ways in which a game can end. */
enum Ending {
    NONE,
    PROVINCES,
    PILES,
    TURNS,
    CONCESSION;

    private final String word = name().toLowerCase(Locale.ROOT);

    /** The ending that this word names. */
    static Ending of(String word) throws Refused {
        for (Ending ending : values()) {
            if (ending != NONE && ending.word.equals(word)) {
                return ending;
            }
        }
        throw new Refused("bad_ending", "No game of Dominion ends by '" + word + "'");
    }

    /** A stable word for programs. */
    String word() {
        return word;
    }
}
