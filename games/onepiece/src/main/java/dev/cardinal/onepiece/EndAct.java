package dev.cardinal.onepiece;

import dev.cardinal.kit.Frame;

/** An effect has done all it does. */
record EndAct() implements Frame<Table> {
    @Override
    public boolean advance(Table t) {
        t.acts.pop();
        Moves.putBack(t);
        t.pop();
        return false;
    }
}
