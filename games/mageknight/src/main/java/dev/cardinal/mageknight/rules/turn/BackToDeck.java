package dev.cardinal.mageknight.rules.turn;

import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.YesOrNo;
import dev.cardinal.mageknight.table.Zone;

/** Asks whether to return a played card to the deck instead of discarding it. */
record BackToDeck(int card, boolean bottom) implements YesOrNo {
    @Override
    public boolean advance(Table t) {
        boolean empty = t.piles.size(Zone.deck(t.seat())) == 0;
        if (t.piles.has(Zone.play(t.seat()), card) && !(bottom && empty)) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public void decide(Table t, boolean yes) {
        t.pop();
        if (!yes) {
            return;
        }
        int seat = t.seat();
        CardMoves.toDeck(t, Zone.play(seat), t.piles.indexOf(Zone.play(seat), card), bottom);
    }

    @Override
    public String prompt(Table t) {
        return Labels.card(card) + ": put it " + (bottom ? "at the bottom" : "on top") + " of your deck?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return code == YES
                ? Choice.yes("back_to_deck")
                        .on(Spots.in(t, Zone.play(t.seat()), card))
                        .to(Spots.zone(Zone.deck(t.seat())))
                : Choice.no("back_to_deck");
    }
}
