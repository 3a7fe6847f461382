package dev.cardinal.mageknight.effect;

import java.util.Locale;

/** The colours of mana; the first four are the basic ones. */
public enum ManaColour {
    RED,
    BLUE,
    GREEN,
    WHITE,
    GOLD,
    BLACK;

    private final String words = name().toLowerCase(Locale.ROOT);

    public static final int BASICS = 4;

    public int bit() {
        return 1 << ordinal();
    }

    public boolean basic() {
        return ordinal() < BASICS;
    }

    @Override
    public String toString() {
        return words;
    }
}
