package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;

/** Puts revealed cards on the top or bottom of the deck, the last one outermost. */
record TopOrBottom() implements OpenAsking {
    private static final int TOP = 0;
    private static final int BOTTOM = 1;

    @Override
    public boolean advance(Table t) {
        if (t.piles.size(Zone.looking(t.seat())) > 0) {
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
        int cards = Zone.looking(t.seat());
        while (t.piles.size(cards) > 0) {
            CardMoves.toDeck(t, cards, 0, pick.code(0) == BOTTOM);
        }
    }

    @Override
    public String prompt(Table t) {
        return "Put them on the top or the bottom of your deck?";
    }

    @Override
    public Choice choice(Table t, int code) {
        String where = code == TOP ? "top" : "bottom";
        return Choice.naming(where, "put", "where", where).on(Spots.zone(Zone.deck(t.seat())));
    }
}
