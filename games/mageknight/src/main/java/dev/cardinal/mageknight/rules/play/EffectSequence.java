package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kit.Frame;
import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.table.Cause;
import dev.cardinal.mageknight.table.Table;
import java.util.List;

/** Carries out the parts of an effect in order. */
public record EffectSequence(List<Effect> parts, int next, Cause cause) implements Frame<Table> {
    @Override
    public boolean advance(Table t) {
        if (next >= parts.size()) {
            t.pop();
            return false;
        }
        if (next + 1 == parts.size()) {
            t.pop();
        } else {
            t.become(new EffectSequence(parts, next + 1, cause));
        }
        Effects.run(t, parts.get(next), cause);
        return false;
    }
}
