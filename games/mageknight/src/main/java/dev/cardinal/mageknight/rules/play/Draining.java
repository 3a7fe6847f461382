package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.pieces.Units;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Table;

/** Asks which unit of another player to spend. */
record Draining(int victim, int level) implements OpenAsking {
    private static final int NOBODY = 99;

    private boolean may(Table t, int unit) {
        return Units.first(t, victim, unit)
                && Units.kind(t, victim, unit).level() <= level
                && !Units.spent(t, victim, unit);
    }

    @Override
    public boolean advance(Table t) {
        for (int i = 0; i < Units.size(t, victim); i++) {
            if (may(t, i)) {
                return true;
            }
        }
        t.pop();
        return false;
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        for (int i = 0; i < Units.size(t, victim); i++) {
            if (may(t, i)) {
                into.add(i);
            }
        }
        into.add(NOBODY);
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        if (pick.code(0) != NOBODY) {
            Units.spend(t, victim, pick.code(0));
        }
    }

    @Override
    public String prompt(Table t) {
        return "Which unit of " + Events.player(victim) + " do you spend?";
    }

    @Override
    public Choice choice(Table t, int code) {
        if (code == NOBODY) {
            return Choice.no("spend_unit");
        }
        String unit = Labels.unit(t, victim, code);
        return Choice.naming("spend " + unit, "spend_unit", "unit", unit).on(Spots.unit(victim, code));
    }
}
