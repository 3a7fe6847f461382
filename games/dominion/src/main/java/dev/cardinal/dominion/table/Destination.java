package dev.cardinal.dominion.table;

/** Where a gained card goes. */
public enum Destination {
    DISCARD("", "to the discard pile"),
    HAND(" to hand", "to the hand"),
    DECK(" to deck", "on top of the deck");

    /** What a card's line says about it; empty for the discard pile, the usual place. */
    public final String words;

    public final String phrase;

    Destination(String words, String phrase) {
        this.words = words;
        this.phrase = phrase;
    }
}
