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

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
