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

    /** This player loses at the end of the turn in which their deck becomes empty, not at once. */
    record LosesLaterWithEmptyDeck() implements Permission {}

    /** Such Life cards go to the bottom of this player's deck when they would go to the hand. */
    record LifeUnderDeck(Filter cards) implements Permission {}

    /** This many of the DON!! cards placed in this player's DON!! Phase are given to the Leader. */
    record DonForLeader(int number) implements Permission {}
}
