package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Table;

/** Cancels one enemy attack. */
public record Cancel() implements OpenAsking {
    @Override
    public boolean advance(Table t) {
        if (t.fight().unmet() > 0) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public void offer(Table t, Offer into) {
        t.fight().attacks(into.one());
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        t.fight().set(pick.code(0), Combat.MET);
    }

    @Override
    public String prompt(Table t) {
        return "Whose attack do you cancel?";
    }

    @Override
    public Choice choice(Table t, int code) {
        String foe = Labels.foe(t, code);
        return Choice.naming("cancel " + foe, "cancel_attack", "enemy", foe).on(Spots.foe(code));
    }
}
