package dev.cardinal.dominion.table;

import dev.cardinal.kernel.Pick;

/** A phase of the turn. It always asks, and most often, so it can check a pick without listing the options. */
public abstract class Phase implements Asking {
    @Override
    public final boolean advance(Table t, int frame) {
        return true;
    }

    /** Whether there is only one answer. */
    public abstract boolean forced(Table t, int frame);

    public abstract boolean accepts(Table t, int frame, Pick pick);
}
