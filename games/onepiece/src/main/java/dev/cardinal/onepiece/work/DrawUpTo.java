package dev.cardinal.onepiece.work;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.scene.Spot;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.onepiece.move.Moves;
import dev.cardinal.onepiece.move.Where;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.NamesPieces;
import dev.cardinal.onepiece.table.Origin;
import dev.cardinal.onepiece.table.Table;

/** "Draw up to": the player may stop before each card (4-5-4). */
record DrawUpTo(int seat, int left, Origin origin) implements Asking<Table>, NamesPieces {
    @Override
    public boolean advance(Table t) {
        if (left > 0 && t.size(seat, Areas.DECK) > 0) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public int asked(Table t) {
        return seat;
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one().add(YES).add(NO);
    }

    @Override
    public void answer(Table t, Pick pick) {
        if (pick.code(0) == YES) {
            t.become(new DrawUpTo(seat, left - 1, origin));
            Moves.draw(t, seat, origin);
        } else {
            t.pop();
        }
    }

    @Override
    public String prompt(Table t) {
        return "Draw a card? You may draw up to " + left;
    }

    @Override
    public Choice choice(Table t, int code) {
        return code == YES ? Choice.yes("draw").on(Spot.area(Where.area(seat, Areas.DECK))) : Choice.no("draw");
    }

    @Override
    public DrawUpTo renamed(int[] names) {
        return new DrawUpTo(seat, left, origin.renamed(names));
    }
}
