package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Phase;
import dev.cardinal.mageknight.table.Table;

/**
 * Keeps an enemy from attacking; each further one costs 1 Move more.
 *
 * @param price the cost of this one
 */
public record Scattering(int price) implements OpenAsking {
    /** Whether another enemy can be scared off now. */
    public static boolean again(Table t) {
        Combat combat = t.fight();
        boolean early = t.now.phase == Phase.RANGED || t.now.phase == Phase.BLOCK;
        return early && combat.nextScared > 0 && t.now.move >= combat.nextScared && combat.threatening() > 0;
    }

    @Override
    public boolean advance(Table t) {
        if (t.fight().threatening() > 0) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        for (int i = 0; i < t.fight().size; i++) {
            if (t.fight().threatens(i)) {
                into.add(i);
            }
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        t.now.move -= price;
        t.fight().set(pick.code(0), Combat.NO_ATTACK);
        t.fight().nextScared = price + 1;
    }

    @Override
    public String prompt(Table t) {
        return "Which enemy do you keep from attacking?";
    }

    @Override
    public Choice choice(Table t, int code) {
        String foe = Labels.foe(t, code);
        return Choice.naming(foe, "choose_enemy", "enemy", foe).on(Spots.foe(code));
    }
}
