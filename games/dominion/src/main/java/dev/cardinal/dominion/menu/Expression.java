package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.view.DominionView;

/** A number that a menu can compare. */
sealed interface Expression {
    /**
     * Its value now for this viewer.
     *
     * @param coins the coins to spend, actual or assumed
     */
    double value(DominionView view, int coins);

    record Constant(double number) implements Expression {
        @Override
        public double value(DominionView view, int coins) {
            return number;
        }
    }

    /** A number named by a single word. */
    record Plain(Quantity quantity) implements Expression {
        @Override
        public double value(DominionView view, int coins) {
            return quantity.count(view, coins);
        }
    }

    /** How many copies of a card are in one place. */
    record OfCard(Tally tally, Card card) implements Expression {
        @Override
        public double value(DominionView view, int coins) {
            return tally.count(view, card);
        }
    }

    /** How many cards of a type the player owns, such as {@code ownedType(Treasure)}. */
    record OfType(CardType type) implements Expression {
        @Override
        public double value(DominionView view, int coins) {
            int me = view.viewer().seat();
            int count = 0;
            for (long left = view.of(type.bit); left != 0; left &= left - 1) {
                count += view.owned(me, Long.numberOfTrailingZeros(left));
            }
            return count;
        }
    }

    record Arithmetic(Expression left, Operator operator, Expression right) implements Expression {
        @Override
        public double value(DominionView view, int coins) {
            return operator.apply(left.value(view, coins), right.value(view, coins));
        }
    }
}
