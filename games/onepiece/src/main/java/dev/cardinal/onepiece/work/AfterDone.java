package dev.cardinal.onepiece.work;

import dev.cardinal.kit.Frame;
import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.table.Table;
import java.util.List;

/** Continues depending on whether the previous action was really done (4-10-1). */
record AfterDone(int running, List<Action> then, List<Action> otherwise) implements Frame<Table> {
    @Override
    public boolean advance(Table t) {
        boolean done = t.running(running).done();
        t.running(running, t.running(running).done(true));
        t.become(new Perform(running, done ? then : otherwise, 0));
        return false;
    }
}
