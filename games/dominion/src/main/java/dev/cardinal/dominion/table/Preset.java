package dev.cardinal.dominion.table;

/** The rules in use: as printed, or the Principality specification. Every difference is here. */
public enum Preset {
    PRINCIPALITY,
    OFFICIAL;

    private boolean printed() {
        return this == OFFICIAL;
    }

    /** How many copies of a card the supply starts with. */
    public int pile(Card card, int seats) {
        return switch (card.id()) {
            case Basic.COPPER -> printed() ? 60 - 7 * seats : 60;
            case Basic.SILVER -> 40;
            case Basic.GOLD -> 30;
            case Basic.CURSE -> 10 * Math.max(1, seats - 1);
            case Basic.ESTATE, Basic.DUCHY, Basic.PROVINCE -> printed() && seats <= 2 ? 8 : 12;
            default -> printed() && card.is(Card.VICTORY) ? (seats <= 2 ? 8 : 12) : 10;
        };
    }

    /** Whether the game ends as soon as the piles run out, not at the end of the turn. */
    public boolean endsAtOnce() {
        return !printed();
    }

    /** Whether fewer turns win a tie. */
    public boolean breaksTies() {
        return printed();
    }

    /** Whether all reactions to an attack come before the card does anything, not before it affects each victim. */
    public boolean reactsFirst() {
        return printed();
    }

    /** Whether a Thief chooses what to gain after all victims, not after each. */
    public boolean gainsLast() {
        return printed();
    }

    /** Whether a card that must trash another cannot be played with nothing to trash. */
    public boolean refusesIdleTrashers() {
        return !printed();
    }

    /** Whether a Throne Room on a Throne Room doubles the choice of one Action, not the number of choices. */
    public boolean thronesMultiply() {
        return !printed();
    }

    /** Whether a Council Room lets the other players draw. */
    public boolean othersDraw() {
        return printed();
    }

    /** Whether others see only the top card when several go from a hand or a deck to the discard pile. */
    boolean hidesDiscards() {
        return printed();
    }

    /** Whether you may decline Moneylender and Throne Room; the printed first edition does not. */
    boolean mayDecline(boolean firstEdition) {
        return !printed() || !firstEdition;
    }

    /** Whether you may decline Mine. */
    boolean mayDeclineMine(boolean firstEdition) {
        return printed() && !firstEdition;
    }
}
