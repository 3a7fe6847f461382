package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.Cards;
import dev.cardinal.dominion.DominionView;

/** Compares points as they would be. */
final class Points {
    private static final int GARDENS = Cards.GARDENS.id();

    private Points() {}

    /** My points with one more card. */
    static int with(DominionView view, int card) {
        int me = view.viewer().seat();
        int size = view.owned(me);
        int gardens = view.owned(me, GARDENS);
        int more = gardens + (card == GARDENS ? 1 : 0);
        int change = more * ((size + 1) / 10) - gardens * (size / 10);
        return view.points(me) + Cards.get(card).points() + change;
    }

    /** The most points that another player has; nobody's are none. */
    static int best(DominionView view) {
        int me = view.viewer().seat();
        int best = Integer.MIN_VALUE;
        for (int seat = 0; seat < view.seats(); seat++) {
            best = seat == me ? best : Math.max(best, view.points(seat));
        }
        return view.seats() == 1 ? 0 : best;
    }
}
