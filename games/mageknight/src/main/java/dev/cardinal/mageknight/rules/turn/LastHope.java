package dev.cardinal.mageknight.rules.turn;

import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.rules.tactic.Tactics;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.YesOrNo;
import dev.cardinal.mageknight.table.Zone;

/** Who begins a turn with neither hand nor deck may still use the Long Night before the turn is given up (4.4, 4.5). */
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
        return "You have neither hand nor deck and would give up your turn. Do you use Long Night?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return Drawing.longNight(code);
    }
}
