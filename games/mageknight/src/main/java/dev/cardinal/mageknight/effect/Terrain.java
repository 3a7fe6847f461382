package dev.cardinal.mageknight.effect;

import java.util.Locale;

/** The terrain of a space, and the cost of entering it. */
public enum Terrain {
    PLAINS(2, 2),
    HILLS(3, 3),
    FOREST(3, 5),
    WASTELAND(4, 4),
    DESERT(5, 3),
    SWAMP(5, 5),
    LAKE(0, 0),
    MOUNTAIN(0, 0),
    SEA(0, 0);

    private final String words = name().toLowerCase(Locale.ROOT);

    private final int day;
    private final int night;

    Terrain(int day, int night) {
        this.day = day;
        this.night = night;
    }

    /** The cost of entering; 0 if it cannot be entered. */
    public int cost(boolean atNight) {
        return atNight ? night : day;
    }

    public int bit() {
        return 1 << ordinal();
    }

    @Override
    public String toString() {
        return words;
    }
}
