package dev.cardinal.dominion;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Counts every card twice: where it lies, and whose it is. */
final class Census {
    private static final List<String> BY_OWNER =
            Cards.ALL.stream().map(card -> card.name() + " by owner").toList();

    private Census() {}

    static Map<String, Integer> of(Table t) {
        int[] lying = new int[Table.KINDS];
        int[] owned = new int[Table.KINDS];
        for (int seat = 0; seat < t.seats(); seat++) {
            for (int card = 0; card < Table.KINDS; card++) {
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
            census.put(Cards.get(card).name(), common + lying[card]);
            census.put(BY_OWNER.get(card), common + owned[card]);
        }
        return census;
    }
}
