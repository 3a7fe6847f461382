package dev.cardinal.mageknight.bot;

import dev.cardinal.kernel.Offer;
import java.util.ArrayList;
import java.util.List;

/** The answers to a question that are worth trying: each single option, none, and as many as possible. */
final class Picks {
    private Picks() {}

    static List<int[]> of(Offer offer) {
        List<int[]> picks = new ArrayList<>();
        int max = offer.max();
        if (offer.min() == 0) {
            picks.add(new int[0]);
        }
        if (offer.min() <= 1 && max >= 1) {
            for (int i = 0; i < offer.size(); i++) {
                picks.add(new int[] {offer.code(i)});
            }
        }
        if (max > 1 && offer.total() == Offer.NO_TOTAL) {
            int[] all = new int[max];
            int size = 0;
            for (int i = 0; i < offer.size(); i++) {
                for (int n = 0; n < offer.count(i) && size < max; n++) {
                    all[size++] = offer.code(i);
                }
            }
            picks.add(all);
        }
        return picks;
    }
}
