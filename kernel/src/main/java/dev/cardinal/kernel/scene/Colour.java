package dev.cardinal.kernel.scene;

/** The colour for a piece's name, where colours can be shown at all. */
public enum Colour {
    PLAIN,
    WHITE,
    GREY,
    RED,
    GREEN,
    YELLOW,
    BLUE,
    PURPLE,
    CYAN
}
