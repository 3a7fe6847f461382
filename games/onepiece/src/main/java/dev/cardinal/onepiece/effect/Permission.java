package dev.cardinal.onepiece.effect;

/** An exception to the rules. */
public sealed interface Permission {
    /** May also attack active Characters. */
    record AttackActive(Filter target) implements Permission {}

    /** A deck may have any number of this card. */
    record AnyNumberInDeck() implements Permission {}

    /** A deck may only have such cards. */
    record OnlyInDeck(Filter cards) implements Permission {}

    /** The DON!! deck has this many cards. */
    record DonDeckOf(int number) implements Permission {}

    /** Such cards of this player are played rested. */
    record PlayedRested(Filter cards) implements Permission {}

    /** With an empty deck this player wins instead of losing. */
    record WinsWithEmptyDeck() implements Permission {}
}
