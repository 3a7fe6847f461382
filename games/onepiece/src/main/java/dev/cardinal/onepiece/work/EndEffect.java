package dev.cardinal.onepiece.work;

import dev.cardinal.kit.Frame;
import dev.cardinal.onepiece.move.Moves;
import dev.cardinal.onepiece.table.Table;

/** The end of a running effect. */
record EndEffect() implements Frame<Table> {
    @Override
    public boolean advance(Table t) {
        t.running.pop();
        Moves.putBack(t);
        t.pop();
        return false;
    }
}
