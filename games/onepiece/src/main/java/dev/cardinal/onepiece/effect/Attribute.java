package dev.cardinal.onepiece.effect;

/** The attributes of Leaders and Characters (2-5-2). */
public enum Attribute {
    SLASH,
    STRIKE,
    RANGED,
    SPECIAL,
    WISDOM,
    UNKNOWN
}
