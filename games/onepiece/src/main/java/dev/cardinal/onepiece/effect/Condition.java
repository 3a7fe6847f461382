package dev.cardinal.onepiece.effect;

import java.util.List;

/** What must hold. */
public sealed interface Condition {
    record All(List<Condition> conditions) implements Condition {
        public All {
            conditions = List.copyOf(conditions);
        }
    }

    record Either(List<Condition> conditions) implements Condition {
        public Either {
            conditions = List.copyOf(conditions);
        }
    }

    record Not(Condition condition) implements Condition {}

    record Compare(Value left, Comparison comparison, Value right) implements Condition {}

    /** Every card of the target is such a card, and there is one. */
    record Matches(Target target, Filter filter) implements Condition {}

    /** All of these cards are such cards. */
    record Only(Cards cards, Filter filter) implements Condition {}

    /** It is this player's turn. */
    record TurnOf(Who who) implements Condition {}

    /** This card has so many DON!! given to it. */
    record DonAttached(int least) implements Condition {}

    /** It is a turn of this number or later for its player. */
    record TurnNumber(Who whose, Comparison comparison, int number) implements Condition {}

    /** Something of the sort has happened in this turn. */
    record Happened(Happening happening) implements Condition {}
}
