package dev.cardinal.dominion;

import java.util.List;

/** One thing that a card or the turn tells somebody to do. What it has to remember stands in its frame. */
interface Instruction {
    /**
     * Goes on as far as possible: takes its frame off the stack when it is done, or puts more on top of it.
     *
     * @return whether it now asks a question
     */
    boolean advance(Table t, int frame);

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

    /** What its frame remembers, from the first number on. */
    default List<Remembered> remembers() {
        return List.of();
    }
}
