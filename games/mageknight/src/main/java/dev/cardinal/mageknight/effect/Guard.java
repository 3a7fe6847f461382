package dev.cardinal.mageknight.effect;

/** What is special about a block. */
public enum Guard {
    PLAIN,
    /** Counts double against swift attacks. */
    AGAINST_SWIFT,
    /** One more for each ability, attack colour and resistance of the enemy. */
    BY_ICONS,
    /** The enemy that it blocks has 3 armor less. */
    WEAKENS,
    /** If it blocks: fire attack 4 in the attack phase. */
    STRIKES_BACK,
    /** If it blocks, the enemy is destroyed. */
    DESTROYS
}
