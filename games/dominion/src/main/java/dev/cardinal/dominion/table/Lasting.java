package dev.cardinal.dominion.table;

/** An instruction that goes on, once it was followed, until the end of the turn. */
public interface Lasting extends Instruction {
    /** Whoever's turn it is plays Treasures of one kind. */
    void playing(Table t, int card, int count);
}
