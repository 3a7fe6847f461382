package dev.cardinal.mageknight.data;

/** What a banner does for the unit that carries it. */
public enum Banner {
    /** Armor, attacks and blocks +1, and fame +1 whenever the unit attacks or blocks. */
    GLORY,
    /** Spend the unit in the block phase to cancel one attack, for fame +1. */
    FEAR,
    /** Armor +1, fire and ice resistance. */
    PROTECTION,
    /** Ready the unit once a round, outside combat. */
    COURAGE
}
