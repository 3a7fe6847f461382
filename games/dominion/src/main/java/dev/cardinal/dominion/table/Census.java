package dev.cardinal.dominion.table;

import java.util.HashMap;
import java.util.Map;

/** Counts every card twice: by place and by owner. */
public final class Census {
    private Census() {}

    public static Map<String, Integer> of(Table t) {
        int[] lying = new int[t.columns()];
        int[] owned = new int[t.columns()];
        for (int seat = 0; seat < t.seats(); seat++) {
            for (int card = 0; card < t.columns(); card++) {
                lying[card] += t.hand(seat, card) + t.inPlay(seat, card) + t.discard(seat, card) + t.aside(seat, card);
                owned[card] += t.owned(seat, card);
            }
            for (int depth = 0; depth < t.deckSize(seat); depth++) {
                lying[t.top(seat, depth)]++;
            }
        }
        Map<String, Integer> census = new HashMap<>();
        for (long left = t.setup.kinds; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            int common = t.supply(card) + t.trash(card);
            census.put(t.setup.name(card), common + lying[card]);
            census.put(t.setup.name(card) + " by owner", common + owned[card]);
        }
        return census;
    }
}
