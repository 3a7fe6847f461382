package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.view.DominionView;

/** When a rule of a menu applies. */
sealed interface Condition {
    Condition ALWAYS = new Always();

    /**
     * Whether it holds now for this viewer.
     *
     * @param coins the coins to spend, actual or assumed
     */
    boolean holds(DominionView view, int coins);

    record Always() implements Condition {
        @Override
        public boolean holds(DominionView view, int coins) {
            return true;
        }
    }

    record Comparison(Expression left, Relation relation, Expression right) implements Condition {
        @Override
        public boolean holds(DominionView view, int coins) {
            return relation.holds(left.value(view, coins), right.value(view, coins));
        }
    }

    record Both(Condition first, Condition second) implements Condition {
        @Override
        public boolean holds(DominionView view, int coins) {
            return first.holds(view, coins) && second.holds(view, coins);
        }
    }
}
