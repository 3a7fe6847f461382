package dev.cardinal.mageknight;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;

/** Rampaging enemies next to a fight that has begun may be challenged too (10.1). */
record Joining(int space) implements Challenging {
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
        return "Do you challenge rampaging enemies next to this fight too?";
    }
}
