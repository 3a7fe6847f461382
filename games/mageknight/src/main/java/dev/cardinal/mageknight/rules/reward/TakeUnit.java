package dev.cardinal.mageknight.rules.reward;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.Hand;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;

/** Recruits any unit of the offer for free. */
public record TakeUnit() implements OpenAsking {
    @Override
    public boolean advance(Table t) {
        if (t.piles.size(Zone.UNIT_OFFER) > 0) {
            return true;
        }
        t.pop();
        return false;
    }

    private static final int NOBODY = 99;

    @Override
    public void offer(Table t, Offer into) {
        Hand.offer(t, Zone.UNIT_OFFER, 0, unit -> true, into.one());
        into.add(NOBODY);
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        if (pick.code(0) != NOBODY) {
            Recruits.recruit(t, pick.code(0));
        }
    }

    @Override
    public String prompt(Table t) {
        return "Which unit joins you?";
    }

    @Override
    public Choice choice(Table t, int code) {
        if (code == NOBODY) {
            return Choice.no("recruit");
        }
        String name = Components.unit(code).name();
        return Choice.naming("recruit " + name, "recruit", "unit", name)
                .on(Spots.in(t, Zone.UNIT_OFFER, code))
                .to(Spots.zone(Zone.units(t.seat())));
    }
}
