package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.pieces.Units;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Table;

/** Readies or heals a unit. */
record Inspiring() implements OpenAsking {
    private static final int HEAL = 50;

    @Override
    public boolean advance(Table t) {
        if (ReadyUnit.possible(t, 9, true)) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        int seat = t.seat();
        for (int i = 0; i < Units.size(t, seat); i++) {
            if (Units.spent(t, seat, i) && Units.first(t, seat, i)) {
                into.add(i);
            }
        }
        for (int i = 0; i < Units.size(t, seat); i++) {
            if (Units.wounds(t, seat, i) > 0 && Units.first(t, seat, i)) {
                into.add(HEAL + i);
            }
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        int code = pick.code(0);
        if (code >= HEAL) {
            Units.heal(t, t.seat(), code - HEAL);
        } else {
            Units.ready(t, t.seat(), code);
        }
    }

    @Override
    public String prompt(Table t) {
        return "Which unit do you ready or heal?";
    }

    @Override
    public Choice choice(Table t, int code) {
        String verb = code >= HEAL ? "heal" : "ready";
        String unit = Labels.unit(t, t.seat(), code % HEAL);
        return Choice.naming(verb + " " + unit, verb + "_unit", "unit", unit).on(Spots.ownUnit(t, code % HEAL));
    }
}
