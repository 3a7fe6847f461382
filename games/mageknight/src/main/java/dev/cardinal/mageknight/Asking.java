package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;

/** A frame that asks a question while it is on top of the stack. */
interface Asking extends Frame {
    int YES = 1;
    int NO = 0;

    default int asked(Table t) {
        return t.seat();
    }

    void offer(Table t, Offer into);

    void answer(Table t, Pick pick);

    /** Whether everybody can see all that it offers. */
    default boolean open() {
        return false;
    }

    String prompt(Table t);

    /** What an option is called and how it is said. */
    Choice choice(Table t, int code);

    /** The word before the picks where several may be picked; empty for a plain choice. */
    default String verb() {
        return "";
    }

    /** What an answer of several picks looks like in JSON, without the picks. */
    default Data.Fields json() {
        return Data.fields();
    }

    /** The name under which the picks stand in that JSON. */
    default String field() {
        return "cards";
    }
}
