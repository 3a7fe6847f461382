package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.view.DominionView;

/** Compares hypothetical points. */
final class Points {
    private Points() {}

    /** My points with one more card. */
    static int with(DominionView view, Card card) {
        int me = view.viewer().seat();
        int size = view.owned(me);
        int more = (size + 1) / 10 - size / 10;
        int points = view.points(me) + card.points(size + 1);
        for (long left = more == 0 ? 0 : view.of(Card.VICTORY); left != 0; left &= left - 1) {
            int other = Long.numberOfTrailingZeros(left);
            points += view.owned(me, other) * view.card(other).tens() * more;
        }
        return points;
    }

    /** The most points of any other player; 0 if there are none. */
    static int best(DominionView view) {
        int me = view.viewer().seat();
        int best = Integer.MIN_VALUE;
        for (int seat = 0; seat < view.seats(); seat++) {
            best = seat == me ? best : Math.max(best, view.points(seat));
        }
        return view.seats() == 1 ? 0 : best;
    }
}
