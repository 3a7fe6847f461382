package dev.cardinal.dominion.table;

import java.util.List;

/** One thing that a card or the turn tells a player to do. Its memory is its frame. */
public interface Instruction {
    /**
     * Runs as far as possible: pops its frame when it is done, or pushes more on top of it.
     *
     * @return whether it now asks a question
     */
    boolean advance(Table t, int frame);

    /** The instructions it contains. */
    default List<? extends Instruction> parts() {
        return List.of();
    }

    /** The numbers its frame holds, in order. */
    default List<FrameField> fields() {
        return List.of();
    }
}
