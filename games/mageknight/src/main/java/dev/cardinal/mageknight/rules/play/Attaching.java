package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.pieces.Banners;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.pieces.Units;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Table;
import java.util.Objects;

/** Gives a banner to a unit, replacing its old one (13.2). */
record Attaching(int card) implements OpenAsking {
    @Override
    public boolean advance(Table t) {
        if (Units.size(t, t.seat()) > 0) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        for (int i = 0; i < Units.size(t, t.seat()); i++) {
            if (Units.first(t, t.seat(), i)) {
                into.add(i);
            }
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        Banners.attach(
                t,
                t.seat(),
                pick.code(0),
                Objects.requireNonNull(Components.deed(card).banner()));
    }

    @Override
    public String prompt(Table t) {
        return Labels.card(card) + ": which unit gets it?";
    }

    @Override
    public Choice choice(Table t, int code) {
        String unit = Labels.unit(t, t.seat(), code);
        return Choice.naming("give it to " + unit, "give_banner", "unit", unit).on(Spots.ownUnit(t, code));
    }
}
