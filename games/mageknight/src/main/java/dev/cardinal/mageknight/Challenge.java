package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;

/** Rampaging enemies next to the hero are challenged, one or several at once (5.3). */
record Challenge() implements Asking {
    static boolean possible(Table t) {
        for (int i = 0; i < t.land.foes.size(); i++) {
            if (may(t, t.land.foes.space(i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean may(Table t, int space) {
        return Wedge.adjacent(space, t.player().space) && Steps.rampaging(t, space);
    }

    @Override
    public boolean advance(Table t) {
        return true;
    }

    @Override
    public void offer(Table t, Offer into) {
        into.between(1, Wedge.DIRECTIONS);
        for (int i = 0; i < t.land.foes.size(); i++) {
            if (may(t, t.land.foes.space(i))) {
                into.add(t.land.foes.space(i));
            }
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        int[] spaces = new int[pick.size()];
        for (int i = 0; i < spaces.length; i++) {
            spaces[i] = pick.code(i);
        }
        Fights.challenge(t, spaces);
    }

    @Override
    public String prompt(Table t) {
        return "Whom do you challenge?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.item(Named.foeAt(t, code));
    }

    @Override
    public String verb() {
        return "challenge";
    }

    @Override
    public Data.Fields json() {
        return Data.fields().with("type", "challenge");
    }

    @Override
    public String field() {
        return "enemies";
    }
}
