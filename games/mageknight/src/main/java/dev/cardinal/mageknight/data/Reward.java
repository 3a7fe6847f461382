package dev.cardinal.mageknight.data;

/** The rewards of ancient ruins. */
public enum Reward {
    ARTIFACT,
    SPELL,
    ADVANCED_ACTION,
    UNIT,
    /** One of each basic colour. */
    CRYSTALS
}
