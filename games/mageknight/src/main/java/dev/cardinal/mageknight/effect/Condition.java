package dev.cardinal.mageknight.effect;

/** What an effect can depend on. */
public enum Condition implements Worded {
    DAY("by day"),
    NIGHT("at night"),
    /** The hero is in a forest. */
    IN_FOREST("in a forest"),
    /** The player has less fame than every other player. */
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
