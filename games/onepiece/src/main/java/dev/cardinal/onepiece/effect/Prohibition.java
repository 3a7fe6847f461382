package dev.cardinal.onepiece.effect;

import java.util.List;

/** Something that a card or a player cannot do. */
public sealed interface Prohibition {
    /** Cannot attack these. */
    record Attack(Cards target) implements Prohibition {}

    /** Cannot attack without doing this each time. */
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

    /** Cannot activate the Blocker of these cards, or its own. */
    record Block(Cards blockers) implements Prohibition {}

    /** Cannot be blocked by these. */
    record BeBlocked(Filter blockers) implements Prohibition {}

    /** Cannot play these cards. */
    record Play(Cards what) implements Prohibition {}

    /** Cannot be played by this cause. */
    record BePlayed(Cause cause) implements Prohibition {}

    /** Cannot use these effects. */
    record Activate(Cards of, Timing.Tag timing) implements Prohibition {}

    /** Cannot draw cards with their own effects. */
    record Draw() implements Prohibition {}

    /** Cannot add Life cards to their hand with their own effects. */
    record TakeLife() implements Prohibition {}

    /** Cannot set DON!! cards active with effects of these. */
    record ReadyDon(Filter source) implements Prohibition {}
}
