package dev.cardinal.onepiece.rules;

/**
 * What a keyword does for the card that has it (10-1).
 *
 * @param attacksWhenPlayed what it may attack in the turn in which it was played
 * @param blocks whether it may become the target of an attack on another card
 * @param damage what its attack deals to a Leader
 * @param trashesLife whether Life cards that its attack takes go to the trash
 * @param unblockable whether nothing may block its attack
 */
public record KeywordRule(
        Reach attacksWhenPlayed, boolean blocks, int damage, boolean trashesLife, boolean unblockable) {
    /** What a card without keywords does. */
    public static final KeywordRule NONE = new KeywordRule(Reach.NOTHING, false, 1, false, false);

    /** What may be attacked. */
    public enum Reach {
        NOTHING,
        CHARACTERS,
        ANYTHING
    }
}
