package dev.cardinal.mageknight;

import dev.cardinal.kit.Frame;
import dev.cardinal.mageknight.effect.Effect;
import java.util.List;

/** The parts of an effect, one after the other. */
record Parts(List<Effect> parts, int next, Cause cause) implements Frame<Table> {
    @Override
    public boolean advance(Table t) {
        if (next >= parts.size()) {
            t.pop();
            return false;
        }
        if (next + 1 == parts.size()) {
            t.pop();
        } else {
            t.become(new Parts(parts, next + 1, cause));
        }
        Effects.run(t, parts.get(next), cause);
        return false;
    }
}
