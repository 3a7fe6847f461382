package dev.cardinal.mageknight;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.Notation;

/** An effect that one may leave undone. */
record MayDo(Effect effect, Cause cause) implements Asking {
    @Override
    public boolean advance(Table t) {
        if (Usable.now(t, effect, cause)) {
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
        t.pop();
        if (pick.code(0) == YES) {
            Effects.run(t, effect, cause);
        }
    }

    @Override
    public String prompt(Table t) {
        return Named.cause(t, cause) + ": " + Notation.write(effect) + "?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return code == YES ? Choice.yes("may") : Choice.no("may");
    }
}
