package dev.cardinal.mageknight.rules.fight;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Strength;
import dev.cardinal.mageknight.table.Table;

/** Unblocked attacks do their damage, in the order that the player chooses (10.5). */
record Suffering() implements OpenAsking {
    @Override
    public boolean advance(Table t) {
        Combat combat = t.fight();
        int unmet = combat.unmet();
        if (unmet > 1) {
            return true;
        }
        t.pop();
        for (int i = 0; unmet == 1 && i < combat.size; i++) {
            if (combat.attacks(i)) {
                suffer(t, i);
                break;
            }
        }
        return false;
    }

    private static void suffer(Table t, int index) {
        Combat combat = t.fight();
        t.push(new Damage(index, Strength.damage(combat.attacker(index))));
        combat.set(index, Combat.MET);
    }

    @Override
    public void offer(Table t, Offer into) {
        t.fight().attacks(into.one());
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        suffer(t, pick.code(0));
    }

    @Override
    public String prompt(Table t) {
        return "Several attacks are unblocked. Whose damage do you take next?";
    }

    @Override
    public Choice choice(Table t, int code) {
        String foe = Labels.foe(t, code);
        return Choice.naming("take the damage of " + foe, "take_damage", "enemy", foe)
                .on(Spots.foe(code));
    }
}
