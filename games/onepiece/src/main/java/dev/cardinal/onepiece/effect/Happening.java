package dev.cardinal.onepiece.effect;

import java.util.List;
import java.util.Set;

/** Something that happens in a game, as a card's text describes it. */
public sealed interface Happening {
    /** Cards leave their zone for one of these; an empty set means any other zone. */
    record Moved(Cards what, Set<Zone> to, Cause cause) implements Happening {
        public Moved {
            to = Set.copyOf(to);
        }
    }

    record Played(Cards what, Set<Zone> from, Cause cause) implements Happening {
        public Played {
            from = Set.copyOf(from);
        }
    }

    record KnockedOut(Cards what, Cause cause) implements Happening {}

    record Rested(Cards what, Cause cause) implements Happening {}

    record Attacks(Cards attacker, Cards target) implements Happening {}

    /** Happens at the end of the battle. */
    record Battles(Cards one, Cards other) implements Happening {}

    /** An attack by one of these deals damage to this player. */
    record DealsDamage(Cards attacker, Who to) implements Happening {}

    record TakesDamage(Who who) implements Happening {}

    record LifeBecomes(Who whose, int number) implements Happening {}

    record DeckBecomes(Who whose, int number) implements Happening {}

    record HandBecomes(Who whose, int number) implements Happening {}

    /** A player activates an Event. */
    record EventActivated(Who by, Filter event) implements Happening {}

    record TriggerActivated(Who by) implements Happening {}

    record BlockerActivated(Who by) implements Happening {}

    /** DON!! cards are given to one of these. */
    record DonGiven(Cards to) implements Happening {}

    /** At least this many DON!! cards return from the field to this player's DON!! deck. */
    record DonReturned(Who whose, int least, Cause cause) implements Happening {}

    record Drawn(Who by, boolean outsideDrawPhase, Cause cause) implements Happening {}

    record AnyOf(List<Happening> happenings) implements Happening {
        public AnyOf {
            happenings = List.copyOf(happenings);
        }
    }
}
