package dev.cardinal.onepiece;

/** An effect has done all it does. */
record EndAct() implements Frame {
    @Override
    public boolean advance(Table t) {
        t.acts.remove();
        Moves.putBack(t);
        t.pop();
        return false;
    }
}
