package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.Table;

/** Throws away one or two wounds from hand, of which one goes to the nearest hero. */
record PassingWounds() implements Asking<Table> {
    private static final int MOST = 2;

    @Override
    public boolean advance(Table t) {
        if (CardMoves.wounds(t, t.seat()) > 0) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public void offer(Table t, Offer into) {
        int wounds = Math.min(MOST, CardMoves.wounds(t, t.seat()));
        into.between(1, wounds).add(DeedCard.WOUND, wounds);
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        for (int i = 0; i < pick.size(); i++) {
            CardMoves.throwAway(t, t.seat(), DeedCard.WOUND);
        }
        int nearest = Spells.nearest(t);
        if (nearest >= 0) {
            CardMoves.wound(t, nearest, 1);
        }
    }

    @Override
    public String prompt(Table t) {
        return "How many wounds do you throw away?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.item(Labels.card(code)).on(Spots.hand(t, code));
    }

    @Override
    public String verb() {
        return "throw away";
    }

    @Override
    public Data.Fields json() {
        return Data.fields().with("type", "throw_away");
    }
}
