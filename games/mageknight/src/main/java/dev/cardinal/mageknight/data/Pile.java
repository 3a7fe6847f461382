package dev.cardinal.mageknight.data;

import java.util.Locale;

/** The piles of enemy tokens, by the colour of their backs. */
public enum Pile {
    /** Marauding orcs. */
    GREEN,
    /** Keep garrisons. */
    GRAY,
    /** Dungeon monsters. */
    BROWN,
    /** Mage tower garrisons. */
    VIOLET,
    /** City garrisons. */
    WHITE,
    /** Draconum. */
    RED;

    private final String words = name().toLowerCase(Locale.ROOT);

    @Override
    public String toString() {
        return words;
    }
}
