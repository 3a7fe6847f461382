package dev.cardinal.mageknight.rules.turn;

import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;

/** Asks which cards to discard from hand, any number of those offered. */
interface Discarding extends Asking<Table> {
    @Override
    default boolean advance(Table t) {
        return true;
    }

    @Override
    default void answer(Table t, Pick pick) {
        t.pop();
        for (int i = 0; i < pick.size(); i++) {
            CardMoves.discard(t, t.seat(), pick.code(i));
        }
    }

    @Override
    default Choice choice(Table t, int code) {
        return Choice.item(Labels.card(code)).on(Spots.hand(t, code)).to(Spots.zone(Zone.discard(t.seat())));
    }

    @Override
    default String verb() {
        return "discard";
    }

    @Override
    default Data.Fields json() {
        return Data.fields().with("type", "discard");
    }
}
