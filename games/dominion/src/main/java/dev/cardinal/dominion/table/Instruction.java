package dev.cardinal.dominion.table;

import java.util.List;

/** One thing that a card or the turn tells somebody to do. What it has to remember stands in its frame. */
public interface Instruction {
    /**
     * Goes on as far as possible: takes its frame off the stack when it is done, or puts more on top of it.
     *
     * @return whether it now asks a question
     */
    boolean advance(Table t, int frame);

    /** The instructions that it gives to others. */
    default List<? extends Instruction> parts() {
        return List.of();
    }

    /** What its frame remembers, from the first number on. */
    default List<FrameField> fields() {
        return List.of();
    }
}
