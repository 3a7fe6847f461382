package dev.cardinal.mageknight.rules.turn;

import dev.cardinal.kernel.Offer;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.table.Hand;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;

/** Asks which cards other than wounds to discard before drawing (12). */
record DiscardBeforeDraw() implements Discarding {
    /** Not being asked would reveal that the hand holds only wounds, unless everyone knows that anyway. */
    static boolean asks(Table t) {
        int known = t.piles.count(Zone.shown(t.seat()), DeedCard.WOUND);
        return t.piles.size(Zone.hand(t.seat())) > known;
    }

    @Override
    public void offer(Table t, Offer into) {
        Hand.offer(t, t.seat(), card -> card != DeedCard.WOUND, into.upTo(CardMoves.others(t, t.seat())));
    }

    @Override
    public String prompt(Table t) {
        return "Your turn ends. Which cards do you discard before you draw?";
    }
}
