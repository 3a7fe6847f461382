package dev.cardinal.onepiece.effect;

/** The six colors (2-3-3). */
public enum Color {
    RED,
    GREEN,
    BLUE,
    PURPLE,
    BLACK,
    YELLOW
}
