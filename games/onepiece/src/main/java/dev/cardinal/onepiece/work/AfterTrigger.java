package dev.cardinal.onepiece.work;

import dev.cardinal.onepiece.move.Moves;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.NamesPieces;
import dev.cardinal.onepiece.table.Origin;
import dev.cardinal.onepiece.table.PieceNumber;
import dev.cardinal.onepiece.table.Table;

/** Trashes a card whose Trigger was used, unless the Trigger has moved it (10-1-5-3). */
record AfterTrigger(@PieceNumber int piece) implements NamesPieces {
    @Override
    public boolean advance(Table t) {
        t.pop();
        if (t.zone(piece) == Areas.LIMBO) {
            Moves.move(t, piece, Areas.TRASH, false, false, Origin.RULES);
        }
        return false;
    }

    @Override
    public AfterTrigger renamed(int[] names) {
        return new AfterTrigger(names[piece]);
    }
}
