package dev.cardinal.mageknight.effect;

/** What an effect may depend on. */
public enum Condition implements Worded {
    DAY("by day"),
    NIGHT("at night"),
    /** The hero stands in a forest. */
    IN_FOREST("in a forest"),
    /** The player has less fame than each other player. */
    LOWEST_FAME("with the lowest fame");

    private final Phrase phrase;

    Condition(String words) {
        phrase = new Phrase(words);
    }

    @Override
    public Phrase phrase() {
        return phrase;
    }
}
