package dev.cardinal.mageknight.rules.turn;

import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.rules.tactic.Tactics;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.YesOrNo;
import dev.cardinal.mageknight.table.Zone;

/** Draws up to a limit; if the deck runs out, Long Night may bring three cards back (12). */
record Drawing(int limit) implements YesOrNo {
    @Override
    public boolean advance(Table t) {
        int seat = t.seat();
        CardMoves.draw(t, seat, limit - t.piles.size(Zone.hand(seat)));
        if (t.piles.size(Zone.hand(seat)) < limit && Tactics.longNight(t) && anotherTurn(t)) {
            return true;
        }
        t.pop();
        return false;
    }

    /** After the end of the round is announced, no one needs cards for another turn in it. */
    private static boolean anotherTurn(Table t) {
        return t.roundEnds == Table.NEVER || t.player().moreTurns > 0;
    }

    @Override
    public void decide(Table t, boolean yes) {
        if (yes) {
            Tactics.useLongNight(t);
        } else {
            t.pop();
        }
    }

    @Override
    public String prompt(Table t) {
        return "Your deck ran out while you were drawing. Do you use Long Night?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return longNight(code);
    }

    static Choice longNight(int code) {
        return code == YES
                ? Choice.naming("use Long Night", "activate_tactic", "tacticId", Tactic.LONG_NIGHT.id())
                : Choice.no("activate_tactic");
    }
}
