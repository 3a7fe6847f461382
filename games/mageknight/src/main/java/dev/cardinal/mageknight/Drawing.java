package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.mageknight.data.Tactic;

/** Draws up to a limit; in the middle of it the Long Night may bring three cards back (12). */
record Drawing(int limit) implements Asking {
    @Override
    public boolean advance(Table t) {
        int seat = t.seat();
        Cards.draw(t, seat, limit - t.piles.size(Place.hand(seat)));
        if (t.piles.size(Place.hand(seat)) < limit && Tactics.longNight(t)) {
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
        if (pick.code(0) == YES) {
            Tactics.useLongNight(t);
        } else {
            t.pop();
        }
    }

    @Override
    public String prompt(Table t) {
        return "Your deck is empty in the middle of your draw. Do you use Long Night?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return code == YES
                ? Choice.plain(
                        "use Long Night",
                        Data.fields().with("type", "activate_tactic").with("tacticId", Tactic.LONG_NIGHT.id()))
                : Choice.no("activate_tactic");
    }
}
