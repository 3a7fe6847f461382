package dev.cardinal.onepiece.effect;

import java.util.List;

/** What cannot be done with a card, or by a player. */
public sealed interface Prohibition {
    /** Cannot attack these. */
    record Attack(Cards target) implements Prohibition {}

    /** Cannot attack unless this is done each time. */
    record AttackUnless(List<Action> what) implements Prohibition {
        public AttackUnless {
            what = List.copyOf(what);
        }
    }

    /** Cannot be attacked. */
    record BeAttacked() implements Prohibition {}

    record BeKnockedOut(Cause cause) implements Prohibition {}

    /** Cannot leave the field. */
    record BeRemoved(Cause cause) implements Prohibition {}

    record BeRested(Cause cause) implements Prohibition {}

    /** Does not become active in the Refresh Phase. */
    record Refresh() implements Prohibition {}

    /** Cannot be set active by effects. */
    record BeSetActive(Cause cause) implements Prohibition {}

    /** Cannot activate the Blocker of these, or this card's own. */
    record Block(Cards blockers) implements Prohibition {}

    /** Cannot be blocked by these. */
    record BeBlocked(Filter blockers) implements Prohibition {}

    /** Cannot play these cards. */
    record Play(Cards what) implements Prohibition {}

    /** Cannot be played in such a way. */
    record BePlayed(Cause cause) implements Prohibition {}

    /** Cannot use these effects. */
    record Activate(Cards of, Timing.Tag timing) implements Prohibition {}

    /** Cannot draw cards with own effects. */
    record Draw() implements Prohibition {}

    /** Cannot add Life cards to the hand with own effects. */
    record TakeLife() implements Prohibition {}

    /** Cannot set DON!! cards active with effects of these. */
    record ReadyDon(Filter source) implements Prohibition {}
}
