package dev.cardinal.onepiece.effect;

/** What may be done that the rules do not allow otherwise, and what the rules count otherwise. */
public sealed interface Permission {
    /** May attack active Characters too. */
    record AttackActive(Filter target) implements Permission {}

    /** Any number of cards of this number may be in a deck. */
    record AnyNumberInDeck() implements Permission {}

    /** A deck may hold only such cards. */
    record OnlyInDeck(Filter cards) implements Permission {}

    /** The DON!! deck has this many cards. */
    record DonDeckOf(int number) implements Permission {}

    /** Such cards of this player come into play rested. */
    record PlayedRested(Filter cards) implements Permission {}

    /** With an empty deck this player wins instead of losing. */
    record WinsWithEmptyDeck() implements Permission {}
}
