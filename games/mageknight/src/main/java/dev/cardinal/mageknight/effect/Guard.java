package dev.cardinal.mageknight.effect;

/** The special property of a block. */
public enum Guard {
    PLAIN(""),
    AGAINST_SWIFT(", double against swift"),
    BY_ICONS(", +1 for each ability, attack colour and resistance of the enemy"),
    WEAKENS(", armor -3 for the enemy it blocks"),
    /** The attack comes in the attack phase. */
    STRIKES_BACK(", fire attack 4 if it blocks"),
    DESTROYS(", destroying the enemy it blocks");

    private final String words;

    Guard(String words) {
        this.words = words;
    }

    /** The words after the number of the block. */
    String words() {
        return words;
    }
}
