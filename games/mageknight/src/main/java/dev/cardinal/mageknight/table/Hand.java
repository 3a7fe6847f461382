package dev.cardinal.mageknight.table;

import dev.cardinal.kernel.Offer;
import java.util.function.IntPredicate;

/** Offers the cards of a hand; equal cards are one option. */
public final class Hand {
    private Hand() {}

    public static void offer(Table t, int seat, IntPredicate wanted, Offer into) {
        offer(t, Zone.hand(seat), 0, wanted, into);
    }

    /** Offers the wanted cards of a pile by number, each as this code plus the card. */
    public static void offer(Table t, int pile, int code, IntPredicate wanted, Offer into) {
        int last = -1;
        while (true) {
            int next = Integer.MAX_VALUE;
            int count = 0;
            for (int i = 0; i < t.piles.size(pile); i++) {
                int card = t.piles.get(pile, i);
                if (card > last && card <= next) {
                    count = card == next ? count + 1 : 1;
                    next = card;
                }
            }
            if (next == Integer.MAX_VALUE) {
                return;
            }
            if (wanted.test(next)) {
                into.add(code + next, count);
            }
            last = next;
        }
    }
}
