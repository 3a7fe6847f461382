package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.pieces.Units;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Table;

/** Readies units with at most this many levels in total. */
record ReadyLevels(int levels) implements OpenAsking {
    @Override
    public boolean advance(Table t) {
        if (ReadyUnit.possible(t, levels, false)) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public void offer(Table t, Offer into) {
        int seat = t.seat();
        into.upTo(Units.size(t, seat)).totalAtMost(levels);
        for (int i = 0; i < Units.size(t, seat); i++) {
            if (Units.spent(t, seat, i) && Units.kind(t, seat, i).level() <= levels) {
                into.add(i, 1, Units.kind(t, seat, i).level(), i);
            }
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        for (int i = 0; i < pick.size(); i++) {
            Units.ready(t, t.seat(), pick.code(i));
        }
    }

    @Override
    public String prompt(Table t) {
        return "Which units do you ready, up to " + levels + " levels in total?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.item(Labels.unit(t, t.seat(), code)).on(Spots.ownUnit(t, code));
    }

    @Override
    public String verb() {
        return "ready";
    }

    @Override
    public Data.Fields json() {
        return Data.fields().with("type", "ready_units");
    }

    @Override
    public String field() {
        return "units";
    }
}
