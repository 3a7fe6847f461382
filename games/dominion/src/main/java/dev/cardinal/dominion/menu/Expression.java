package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.view.DominionView;

/** A number that a menu can speak of. */
sealed interface Expression {
    /**
     * What it is now for the one who looks.
     *
     * @param coins the coins there are to spend, or would be
     */
    double value(DominionView view, int coins);

    record Constant(double number) implements Expression {
        @Override
        public double value(DominionView view, int coins) {
            return number;
        }
    }

    /** A number that a single word stands for. */
    record Plain(Quantity quantity) implements Expression {
        @Override
        public double value(DominionView view, int coins) {
            return quantity.count(view, coins);
        }
    }

    /** How many of a card there are somewhere. */
    record OfCard(Tally tally, Card card) implements Expression {
        @Override
        public double value(DominionView view, int coins) {
            return tally.count(view, card);
        }
    }

    /** How many cards of a type one owns, as {@code ownedType(Treasure)}. */
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
