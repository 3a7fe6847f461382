package dev.cardinal.mageknight.rules.fight;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.mageknight.rules.land.Steps;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Wedge;

/** Asks whether to challenge rampaging enemies next to the combat as well (10.1). */
public record Joining(int space) implements Challenging {
    @Override
    public boolean advance(Table t) {
        if (any(t)) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public boolean may(Table t, int from) {
        if (!Wedge.adjacent(from, space) || !Steps.rampaging(t, from)) {
            return false;
        }
        Combat combat = t.fight();
        for (int i = 0; i < combat.size; i++) {
            if (combat.homes[i] == from) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void offer(Table t, Offer into) {
        spaces(t, into.upTo(Wedge.DIRECTIONS));
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        for (int i = 0; i < pick.size(); i++) {
            Fights.join(t, pick.code(i));
        }
    }

    @Override
    public String prompt(Table t) {
        return "Do you also challenge rampaging enemies next to this combat?";
    }
}
