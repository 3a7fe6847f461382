package dev.cardinal.onepiece.effect;

/** Keyword effects (10-1); [Trigger] is a timing. */
public enum Keyword {
    RUSH,
    RUSH_CHARACTER,
    BLOCKER,
    DOUBLE_ATTACK,
    BANISH,
    UNBLOCKABLE
}
