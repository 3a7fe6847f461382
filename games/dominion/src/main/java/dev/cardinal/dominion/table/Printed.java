package dev.cardinal.dominion.table;

import java.util.Locale;

/** An instruction that stands on cards, and says itself in words. */
public interface Printed extends Instruction {
    /** A phrase for the line of a card, such as "Trash up to 4 cards". */
    String words();

    /** The same within a sentence. */
    default String phrase() {
        return words().substring(0, 1).toLowerCase(Locale.ROOT) + words().substring(1);
    }

    /** What else a player may want to know about it, in whole sentences. */
    default String rule() {
        return "";
    }

    /** The Actions that it lets its player play besides. */
    default int actions() {
        return 0;
    }

    /** The coins that it gives, or may give. */
    default int coins() {
        return 0;
    }

    /** The types of which it takes a card from hand, as bits; 0 where it can always be followed. */
    default int needs() {
        return 0;
    }
}
