package dev.cardinal.onepiece.effect;

/** The kinds of cards (2-2-2). */
public enum Category {
    LEADER,
    CHARACTER,
    EVENT,
    STAGE,
    DON
}
