package dev.cardinal.mageknight.rules.trade;

import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Fame;
import dev.cardinal.mageknight.table.Table;

/** Healing removes wounds from hand (11.1). */
public final class Healing {
    private Healing() {}

    public static void heal(Table t) {
        t.now.healing--;
        CardMoves.throwAway(t, t.seat(), DeedCard.WOUND);
        used(t, 1);
        CardMoves.draw(t, t.seat(), t.now.rules.has(TurnRule.Kind.CARDS_BY_HEALING) ? 1 : 0);
    }

    /** Counts used healing points, for which a card may give fame. */
    public static void used(Table t, int points) {
        int rule = t.now.rules.indexOf(TurnRule.Kind.FAME_BY_HEALING);
        if (rule >= 0) {
            int left = t.now.rules.get(rule).number();
            int now = Math.min(left, points);
            t.now.rules.removeAt(rule);
            if (left > now) {
                t.now.rules.add(TurnRule.of(TurnRule.Kind.FAME_BY_HEALING, left - now));
            }
            Fame.gain(t, t.seat(), now);
        }
    }
}
