package dev.cardinal.mageknight;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.mageknight.data.Site;

/** Before a turn the village where the hero stands may be plundered (9.4). */
record Plundering() implements Asking {
    @Override
    public boolean advance(Table t) {
        int space = t.player().space;
        if (space != Wedge.NOWHERE && t.land.site(space) == Site.VILLAGE) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one().add(YES).add(NO);
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        if (pick.code(0) == YES) {
            Fame.reputation(t, t.seat(), -1);
            Cards.draw(t, t.seat(), 2);
        }
    }

    @Override
    public String prompt(Table t) {
        return "Do you plunder the village before your turn? (draw 2 cards, reputation -1)";
    }

    @Override
    public Choice choice(Table t, int code) {
        return code == YES ? Choice.yes("plunder") : Choice.no("plunder");
    }
}
