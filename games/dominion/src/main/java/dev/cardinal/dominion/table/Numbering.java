package dev.cardinal.dominion.table;

/** Maps cards to their numbers in a game. */
public interface Numbering {
    /** The number in this game of the card with this id, as in {@link Card#in}. */
    int slot(int id);
}
