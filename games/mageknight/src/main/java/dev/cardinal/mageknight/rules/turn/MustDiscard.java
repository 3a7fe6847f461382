package dev.cardinal.mageknight.rules.turn;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.Hand;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;

/** A player who has played no card in a turn discards one (5.1). */
record MustDiscard() implements Asking<Table> {
    @Override
    public void offer(Table t, Offer into) {
        boolean onlyWounds = CardMoves.others(t, t.seat()) == 0;
        Hand.offer(t, t.seat(), card -> onlyWounds || card != DeedCard.WOUND, into.one());
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        CardMoves.onlyWoundsShow(t, CardMoves.others(t, t.seat()) == 0);
        CardMoves.discard(t, t.seat(), pick.code(0));
    }

    @Override
    public String prompt(Table t) {
        return "You have played no card this turn. Which one do you discard?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.naming("discard " + Labels.card(code), "discard", "card", Labels.card(code))
                .on(Spots.hand(t, code))
                .to(Spots.zone(Zone.discard(t.seat())));
    }
}
