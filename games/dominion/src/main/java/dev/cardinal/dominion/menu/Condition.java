package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.view.DominionView;

/** When a rule of a menu holds. */
sealed interface Condition {
    Condition ALWAYS = new Always();

    /**
     * Whether it holds now for the one who looks.
     *
     * @param coins the coins there are to spend, or would be
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
