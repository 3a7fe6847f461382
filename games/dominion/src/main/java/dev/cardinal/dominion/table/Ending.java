package dev.cardinal.dominion.table;

import dev.cardinal.kernel.Refused;
import java.util.Locale;

/** The ways in which a game can end. */
public enum Ending {
    NONE("it is still going"),
    PROVINCES("the Provinces are gone"),
    PILES("three piles are empty"),
    TURNS("the turn limit is reached"),
    CONCESSION("a player conceded");

    private final String phrase;

    private final String word = name().toLowerCase(Locale.ROOT);

    Ending(String phrase) {
        this.phrase = phrase;
    }

    /** The ending with this word. */
    public static Ending of(String word) throws Refused {
        for (Ending ending : values()) {
            if (ending != NONE && ending.word.equals(word)) {
                return ending;
            }
        }
        throw new Refused("bad_ending", "Dominion has no ending '" + word + "'");
    }

    String phrase() {
        return phrase;
    }

    /** A stable word for programs. */
    public String word() {
        return word;
    }
}
