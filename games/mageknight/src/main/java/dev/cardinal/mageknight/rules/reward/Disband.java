package dev.cardinal.mageknight.rules.reward;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.pieces.Units;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Table;

/** Disbands a unit to free a command token for a new one (9.2). */
public record Disband() implements OpenAsking {
    @Override
    public void offer(Table t, Offer into) {
        into.one();
        for (int i = 0; i < Units.size(t, t.seat()) - 1; i++) {
            if (Units.first(t, t.seat(), i) && !Units.bonded(t, t.seat(), i)) {
                into.add(i);
            }
        }
        if (into.size() == 0) {
            into.add(Units.size(t, t.seat()) - 1);
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        Units.remove(t, t.seat(), pick.code(0));
    }

    @Override
    public String prompt(Table t) {
        return "You have no command token left. Which unit do you disband?";
    }

    @Override
    public Choice choice(Table t, int code) {
        String unit = Labels.unit(t, t.seat(), code);
        return Choice.naming("disband " + unit, "disband", "unit", unit).on(Spots.ownUnit(t, code));
    }
}
