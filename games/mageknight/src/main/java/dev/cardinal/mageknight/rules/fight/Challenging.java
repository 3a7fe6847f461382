package dev.cardinal.mageknight.rules.fight;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Table;

/** Asks which rampaging enemies to challenge, by their spaces. */
interface Challenging extends OpenAsking {
    boolean may(Table t, int space);

    default boolean any(Table t) {
        for (int i = 0; i < t.land.foes.size(); i++) {
            if (may(t, t.land.foes.space(i))) {
                return true;
            }
        }
        return false;
    }

    default void spaces(Table t, Offer into) {
        for (int i = 0; i < t.land.foes.size(); i++) {
            if (may(t, t.land.foes.space(i))) {
                into.add(t.land.foes.space(i));
            }
        }
    }

    @Override
    default Choice choice(Table t, int code) {
        return Choice.item(Labels.foeAt(t, code)).on(Spots.foeAt(t, code));
    }

    @Override
    default String verb() {
        return "challenge";
    }

    @Override
    default Data.Fields json() {
        return Data.fields().with("type", "challenge");
    }

    @Override
    default String field() {
        return "enemies";
    }
}
