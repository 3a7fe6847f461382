package dev.cardinal.mageknight.rules.turn;

import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.rules.tactic.Tactics;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.YesOrNo;
import dev.cardinal.mageknight.table.Zone;

/** A player without hand and deck at the start of a turn may use Long Night before forfeiting it (4.4, 4.5). */
record LastHope() implements YesOrNo {
    @Override
    public boolean advance(Table t) {
        if (t.piles.size(Zone.hand(t.seat())) == 0 && Tactics.longNight(t)) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public void decide(Table t, boolean yes) {
        t.pop();
        if (yes) {
            Tactics.useLongNight(t);
        }
    }

    @Override
    public String prompt(Table t) {
        return "Without hand and deck, you forfeit your turn. Do you use Long Night instead?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return Drawing.longNight(code);
    }
}
