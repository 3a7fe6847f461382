package dev.cardinal.onepiece.work;

import dev.cardinal.kit.Frame;
import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.table.Table;
import java.util.List;

/** Performs the actions of an effect in order (1-3-7). */
public record Perform(int running, List<Action> actions, int index) implements Frame<Table> {
    @Override
    public boolean advance(Table t) {
        if (index == actions.size()) {
            t.pop();
            return false;
        }
        if (index + 1 == actions.size()) {
            t.become(new Doing(running, actions.get(index), 0));
        } else {
            t.become(new Perform(running, actions, index + 1));
            t.push(new Doing(running, actions.get(index), 0));
        }
        return false;
    }
}
