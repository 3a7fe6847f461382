package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import java.util.Arrays;

/** Cards go to the top or the bottom of the deck, the last one outermost; everybody has seen them. */
record TopOrBottom(int[] cards) implements Asking {
    private static final int TOP = 0;
    private static final int BOTTOM = 1;

    @Override
    public boolean advance(Table t) {
        if (cards.length > 0) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one().add(TOP).add(BOTTOM);
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        int deck = Place.deck(t.seat());
        for (int card : cards) {
            if (pick.code(0) == TOP) {
                t.piles.add(deck, card);
                t.player().knownTop++;
            } else {
                t.piles.addBelow(deck, card);
                t.player().knownBottom++;
            }
        }
    }

    @Override
    public String prompt(Table t) {
        return "To the top or the bottom of your deck?";
    }

    @Override
    public Choice choice(Table t, int code) {
        String where = code == TOP ? "top" : "bottom";
        return Choice.plain(where, Data.fields().with("type", "put").with("where", where));
    }

    @Override
    public String toString() {
        return "TopOrBottom" + Arrays.toString(cards);
    }
}
