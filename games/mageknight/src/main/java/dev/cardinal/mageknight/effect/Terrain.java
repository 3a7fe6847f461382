package dev.cardinal.mageknight.effect;

import java.util.Locale;

/** What a space is covered with, and what entering it costs. */
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

    /** What it costs to enter; 0 where nobody can. */
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
