package dev.cardinal.mageknight.effect;

import java.util.List;

/**
 * What a card, unit or skill does. Each meaning has exactly one value; {@link Notation} reads and writes it.
 *
 * <p>An effect may remember a colour: of the mana just paid, or of the card just discarded.
 */
public sealed interface Effect {
    /** All of these, in order. */
    record All(List<Effect> parts) implements Effect {
        public All {
            parts = List.copyOf(parts);
            if (parts.size() == 1) {
                throw new IllegalArgumentException("A single effect needs no list: " + parts);
            }
        }
    }

    /** One of these, chosen by the player. */
    record OneOf(List<Effect> choices) implements Effect {
        public OneOf {
            choices = List.copyOf(choices);
            if (choices.size() < 2) {
                throw new IllegalArgumentException("This is not a choice: " + choices);
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

    /** Pay a mana of one of these colours, which is remembered, for an effect. */
    record Pay(Hue hue, Effect then) implements Effect {}

    /** Discard or throw away cards from hand, for an effect per card; the last one's colour is remembered. */
    record Drop(Sort sort, int least, int most, boolean away, Effect then) implements Effect {
        /** The maximum if there is no limit. */
        public static final int ANY_NUMBER = 99;
    }

    /** The effect once for each of these things; points are multiplied. */
    record Per(Multiplier count, Effect effect) implements Effect {}

    /** One effect or another, depending on a condition. */
    record If(Condition condition, Effect then, Effect otherwise) implements Effect {}

    /** Something that happens to one enemy, several or all of them. */
    record Foes(Reach reach, List<Weakness> weaknesses) implements Effect {
        public Foes {
            weaknesses = List.copyOf(weaknesses);
        }
    }

    /** Ready one of the player's units of up to this level. */
    record Ready(int level) implements Effect {}

    /** A rule for the rest of the turn. */
    record Rule(TurnRule rule) implements Effect {}

    /** An effect that only one or a few cards have. */
    record Do(Special special, int number) implements Effect {}

    Effect NOTHING = new All(List.of());
}
