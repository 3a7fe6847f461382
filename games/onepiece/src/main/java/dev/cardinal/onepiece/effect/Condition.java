package dev.cardinal.onepiece.effect;

import java.util.List;

/** A condition of an effect. */
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

    /** Every card of the target matches, and there is at least one. */
    record Matches(Target target, Filter filter) implements Condition {}

    /** All of these cards match, and there is at least one (Q:EB02-010). */
    record Only(Cards cards, Filter filter) implements Condition {}

    /** It is this player's turn. */
    record TurnOf(Who who) implements Condition {}

    /** This card has at least this many DON!! given to it. */
    record DonAttached(int least) implements Condition {}

    /** Compares the number of the player's own turn. */
    record TurnNumber(Who whose, Comparison comparison, int number) implements Condition {}

    /** This has happened this turn. */
    record Happened(Happening happening) implements Condition {}
}
