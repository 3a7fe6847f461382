package dev.cardinal.onepiece.effect;

import java.util.List;

/** One instruction of an effect. */
public sealed interface Action {
    record Draw(Who who, Value number, boolean upTo) implements Action {}

    record Move(Target what, Place to) implements Action {}

    record KnockOut(Target what) implements Action {}

    /** Plays cards without paying for them. */
    record Play(Target what, boolean rested) implements Action {}

    record Rest(Target what) implements Action {}

    record SetActive(Target what) implements Action {}

    record Apply(Target what, List<Change> changes, Duration duration) implements Action {
        public Apply {
            changes = List.copyOf(changes);
        }
    }

    /** Looks at cards, which stay where they are and are remembered in the slot. */
    record Look(Cards at, Amount amount, int slot) implements Action {}

    /** Shows cards to both players. */
    record Reveal(Target what) implements Action {}

    /** Chooses cards, but does nothing with them yet. */
    record Select(Target what) implements Action {}

    /** Chooses a number. */
    record ChooseNumber(Who who, int least, int most, int slot) implements Action {}

    record Shuffle(Who whose) implements Action {}

    /**
     * Gives DON!! cards to a card, or that many to each of several.
     *
     * @param each whether the number is chosen for each card
     */
    record GiveDon(Target don, Target to, boolean each) implements Action {}

    /** Puts DON!! cards from the DON!! deck into the cost area. */
    record AddDon(Who whose, Amount amount, boolean rested) implements Action {}

    /** Returns DON!! cards from the field to the DON!! deck. */
    record ReturnDon(Who whose, Amount amount) implements Action {}

    /** Turns Life cards over. */
    record Turn(Target what, boolean faceUp) implements Action {}

    record Damage(Who to, Value number) implements Action {}

    /** Makes another card the target of the attack. */
    record Redirect(Target to) implements Action {}

    /** Swaps the base power of two cards; if both targets are the same two cards, with each other. */
    record SwapBasePower(Target one, Target other, Duration duration) implements Action {}

    /** Activates the effects of a card that have this timing. */
    record Use(Target of, Timing.Tag timing) implements Action {}

    record If(Condition condition, List<Action> then, List<Action> otherwise) implements Action {
        public If {
            then = List.copyOf(then);
            otherwise = List.copyOf(otherwise);
        }
    }

    /** A player may do something; what follows depends on whether it was done. */
    record May(Who who, List<Action> what, List<Action> ifDone, List<Action> ifNot) implements Action {
        public May {
            what = List.copyOf(what);
            ifDone = List.copyOf(ifDone);
            ifNot = List.copyOf(ifNot);
        }
    }

    /** Does something, and then something else if the first was done. */
    record IfDone(List<Action> what, List<Action> then) implements Action {
        public IfDone {
            what = List.copyOf(what);
            then = List.copyOf(then);
        }
    }

    record ChooseOne(Who who, List<List<Action>> choices) implements Action {
        public ChooseOne {
            choices = choices.stream().map(List::copyOf).toList();
        }
    }

    record Later(Moment moment, List<Action> what) implements Action {
        public Later {
            what = List.copyOf(what);
        }
    }

    record ExtraTurn(Who who) implements Action {}

    record Win(Who who) implements Action {}

    record Nothing() implements Action {}
}
