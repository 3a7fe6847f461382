package dev.cardinal.mageknight.rules.turn;

import dev.cardinal.kernel.Offer;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.table.Table;

/** Asks how many wounds to discard in a rest (5.4). */
record RestWounds() implements Discarding {
    @Override
    public void offer(Table t, Offer into) {
        int wounds = CardMoves.wounds(t, t.seat());
        into.upTo(wounds).add(DeedCard.WOUND, wounds);
    }

    @Override
    public String prompt(Table t) {
        return "How many wounds do you discard with it?";
    }
}
