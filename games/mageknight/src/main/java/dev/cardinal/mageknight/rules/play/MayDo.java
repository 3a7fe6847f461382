package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.Notation;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.table.Cause;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.YesOrNo;

/** Asks whether to use an optional effect. */
record MayDo(Effect effect, Cause cause) implements YesOrNo {
    @Override
    public boolean advance(Table t) {
        if (Usable.now(t, effect, cause)) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public void decide(Table t, boolean yes) {
        t.pop();
        if (yes) {
            Effects.run(t, effect, cause);
        }
    }

    @Override
    public String prompt(Table t) {
        return Labels.cause(t, cause) + ": " + Notation.write(effect) + "?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return code == YES ? Choice.yes("may") : Choice.no("may");
    }
}
