package dev.cardinal.dominion.table;

import java.util.Locale;

/** An instruction printed on cards, which can put itself into words. */
public interface Printed extends Instruction {
    /** A phrase for the line of a card, such as "Trash up to 4 cards". */
    String words();

    /** The same phrase within a sentence. */
    default String phrase() {
        return words().substring(0, 1).toLowerCase(Locale.ROOT) + words().substring(1);
    }

    /** Further rules for the help, in whole sentences. */
    default String rule() {
        return "";
    }

    /** The actions it gives. */
    default int actions() {
        return 0;
    }

    /** The coins it gives, or may give. */
    default int coins() {
        return 0;
    }

    /** The types of card it needs from the hand, as bits; 0 if it needs none. */
    default int needs() {
        return 0;
    }
}
