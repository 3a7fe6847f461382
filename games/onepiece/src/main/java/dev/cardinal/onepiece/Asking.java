package dev.cardinal.onepiece;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;

/** A frame that asks a question while it is on top of the stack. */
interface Asking extends Frame {
    int YES = 1;
    int NO = 0;

    int asked(Table t);

    void offer(Table t, Offer into);

    void answer(Table t, Pick pick);

    String prompt(Table t);

    /** What an option is called and how it is said. */
    Choice choice(Table t, int code);

    /** Whether everybody sees all that is offered. */
    default boolean open() {
        return false;
    }

    /** The word before the picks where several may be picked; empty for a plain choice. */
    default String verb() {
        return "";
    }
}
