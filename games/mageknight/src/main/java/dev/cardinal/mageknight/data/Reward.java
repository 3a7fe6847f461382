package dev.cardinal.mageknight.data;

/** What there is to win in ancient ruins. */
public enum Reward {
    ARTIFACT,
    SPELL,
    ADVANCED_ACTION,
    UNIT,
    /** One of each basic colour. */
    CRYSTALS
}
