package dev.cardinal.mageknight.effect;

/** The element of an attack or a block. */
public enum Element implements Worded {
    PHYSICAL("physical"),
    FIRE("fire"),
    ICE("ice"),
    COLD_FIRE("cold fire");

    private final Phrase phrase;

    Element(String words) {
        phrase = new Phrase(words);
    }

    @Override
    public Phrase phrase() {
        return phrase;
    }

    public int bit() {
        return 1 << ordinal();
    }

    @Override
    public String toString() {
        return phrase.fill(0);
    }
}
