package dev.cardinal.onepiece.rules;

/**
 * What a keyword does for its card (10-1).
 *
 * @param attacksWhenPlayed what it may attack on the turn it was played
 * @param blocks whether it can block
 * @param damage the damage its attack deals to a Leader
 * @param trashesLife whether its damage puts Life cards into the trash
 * @param unblockable whether its attack cannot be blocked
 */
public record KeywordRule(
        Reach attacksWhenPlayed, boolean blocks, int damage, boolean trashesLife, boolean unblockable) {
    /** For a card without keywords. */
    public static final KeywordRule NONE = new KeywordRule(Reach.NOTHING, false, 1, false, false);

    public enum Reach {
        NOTHING,
        CHARACTERS,
        ANYTHING
    }
}
