package dev.cardinal.mageknight.effect;

import java.util.List;

/**
 * What a card, unit or skill does. One meaning has one value; {@link Notation} reads and writes it.
 *
 * <p>An effect may remember a colour: that of the mana just paid, or of the card just discarded.
 */
public sealed interface Effect {
    /** All of these, in order. */
    record All(List<Effect> parts) implements Effect {
        public All {
            parts = List.copyOf(parts);
            if (parts.size() == 1) {
                throw new IllegalArgumentException("One effect is itself: " + parts);
            }
        }
    }

    /** One of these, as the player likes. */
    record OneOf(List<Effect> choices) implements Effect {
        public OneOf {
            choices = List.copyOf(choices);
            if (choices.size() < 2) {
                throw new IllegalArgumentException("This is no choice: " + choices);
            }
        }
    }

    /** The player may do this or not. */
    record May(Effect effect) implements Effect {}

    /** Move, Influence, healing, cards, fame and so on. */
    record Gain(Point point, int number) implements Effect {}

    record Attack(Range range, Element element, int number) implements Effect {}

    record Block(Element element, int number, Guard guard) implements Effect {}

    /** A mana token of one of these colours. */
    record Token(Hue hue) implements Effect {}

    /** A crystal of one of these colours. */
    record Crystal(Hue hue) implements Effect {}

    /** Pay a mana of one of these colours, which is remembered, and then. */
    record Pay(Hue hue, Effect then) implements Effect {}

    /** Discard or throw away cards from hand, and then, once for each card; the last one's colour is remembered. */
    record Drop(Sort sort, int least, int most, boolean away, Effect then) implements Effect {
        /** The most where there is no limit. */
        public static final int ANY_NUMBER = 99;
    }

    /** The effect as many times as there are these things; points are multiplied. */
    record Per(Multiplier count, Effect effect) implements Effect {}

    /** One effect or another, depending on a condition. */
    record If(Condition condition, Effect then, Effect otherwise) implements Effect {}

    /** Something done to one enemy, to several or to all of them. */
    record Foes(Reach reach, List<Weakness> weaknesses) implements Effect {
        public Foes {
            weaknesses = List.copyOf(weaknesses);
        }
    }

    /** Ready one of one's units up to a level. */
    record Ready(int level) implements Effect {}

    /** Something that holds for the rest of the turn. */
    record Rule(TurnRule rule) implements Effect {}

    /** Something that only one or a few cards do. */
    record Do(Special special, int number) implements Effect {}

    Effect NOTHING = new All(List.of());
}
