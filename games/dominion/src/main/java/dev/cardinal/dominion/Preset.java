package dev.cardinal.dominion;

/** Whose rules are played: the printed game's, or those of the Principality specification. */
enum Preset {
    PRINCIPALITY,
    OFFICIAL;

    /** How many of a card the supply holds at the start. */
    int pile(Card card, int seats) {
        boolean printed = this == OFFICIAL;
        return switch (card.id()) {
            case Basic.COPPER -> printed ? 60 - 7 * seats : 60;
            case Basic.SILVER -> 40;
            case Basic.GOLD -> 30;
            case Basic.CURSE -> 10 * Math.max(1, seats - 1);
            case Basic.ESTATE, Basic.DUCHY, Basic.PROVINCE -> printed && seats <= 2 ? 8 : 12;
            default -> printed && card.is(Card.VICTORY) ? (seats <= 2 ? 8 : 12) : 10;
        };
    }
}
