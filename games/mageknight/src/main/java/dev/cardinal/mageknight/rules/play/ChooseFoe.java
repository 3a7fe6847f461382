package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.Reach;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.Cause;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Table;

/** Chooses the enemies that an effect applies to. */
record ChooseFoe(Effect.Foes foes, Cause cause) implements OpenAsking {
    @Override
    public boolean advance(Table t) {
        for (int i = 0; i < t.fight().size; i++) {
            if (Foes.reaches(t, i, foes, cause)) {
                return true;
            }
        }
        t.pop();
        return false;
    }

    @Override
    public void offer(Table t, Offer into) {
        boolean several = foes.reach() == Reach.UP_TO_THREE;
        into.between(several ? 0 : 1, several ? 3 : 1);
        for (int i = 0; i < t.fight().size; i++) {
            if (Foes.reaches(t, i, foes, cause)) {
                into.add(i);
            }
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        for (int i = 0; i < pick.size(); i++) {
            t.fight().lastTarget = pick.code(i);
            Foes.weaken(t, pick.code(i), foes.weaknesses());
        }
    }

    @Override
    public String prompt(Table t) {
        return Labels.cause(t, cause) + ": which enemy?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.item(Labels.foe(t, code)).on(Spots.foe(code));
    }

    @Override
    public String verb() {
        return "target";
    }

    @Override
    public Data.Fields json() {
        return Data.fields().with("type", "choose_enemy");
    }

    @Override
    public String field() {
        return "enemies";
    }
}
