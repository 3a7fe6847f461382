package dev.cardinal.dominion.table;

/** Whatever knows which number a card has in a game. */
public interface Numbering {
    /** The number in this game of the card with this id; {@link Card#in} is the same. */
    int slot(int id);
}
