package dev.cardinal.dominion.table;

/** An instruction whose effect lasts until the end of the turn. */
public interface Lasting extends Instruction {
    /** Called when the current player plays copies of a Treasure. */
    void playing(Table t, int card, int count);
}
