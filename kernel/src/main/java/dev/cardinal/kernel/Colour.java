package dev.cardinal.kernel;

/** The colour in which a piece's name may be shown, where colours can be shown at all. */
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
