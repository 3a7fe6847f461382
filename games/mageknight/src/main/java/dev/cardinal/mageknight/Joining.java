package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;

/** Rampaging enemies next to a fight that has begun may be challenged too (10.1). */
record Joining(int space) implements Asking {
    @Override
    public boolean advance(Table t) {
        for (int i = 0; i < t.land.foes.size(); i++) {
            if (may(t, t.land.foes.space(i))) {
                return true;
            }
        }
        t.pop();
        return false;
    }

    private boolean may(Table t, int from) {
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
        into.upTo(Wedge.DIRECTIONS);
        for (int i = 0; i < t.land.foes.size(); i++) {
            if (may(t, t.land.foes.space(i))) {
                into.add(t.land.foes.space(i));
            }
        }
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
