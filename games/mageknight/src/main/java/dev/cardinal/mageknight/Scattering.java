package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;

/**
 * An enemy does not attack; each further one costs one Move more.
 *
 * @param price what the next one costs
 */
record Scattering(int price) implements Asking {
    private static final int ENOUGH = 99;

    @Override
    public boolean advance(Table t) {
        if (t.fight().unmet() > 0 && (price == 0 || t.now.move >= price)) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public void offer(Table t, Offer into) {
        t.fight().attacks(into.one());
        if (price > 0) {
            into.add(ENOUGH);
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        if (pick.code(0) == ENOUGH) {
            t.pop();
            return;
        }
        t.now.move -= price;
        t.fight().set(pick.code(0), Combat.NO_ATTACK);
        t.become(new Scattering(price + 1));
    }

    @Override
    public String prompt(Table t) {
        return price == 0 ? "Which enemy does not attack?" : "Another one for " + price + " move?";
    }

    @Override
    public Choice choice(Table t, int code) {
        if (code == ENOUGH) {
            return Choice.no("choose_enemy");
        }
        String foe = Named.foe(t, code);
        return Choice.plain(foe, Data.fields().with("type", "choose_enemy").with("enemy", foe));
    }
}
