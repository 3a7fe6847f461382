package dev.cardinal.mageknight.table;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Asking;

/** A question answered by yes or no. */
public interface YesOrNo extends Asking<Table> {
    void decide(Table t, boolean yes);

    @Override
    default void offer(Table t, Offer into) {
        into.one().add(YES).add(NO);
    }

    @Override
    default void answer(Table t, Pick pick) {
        decide(t, pick.code(0) == YES);
    }
}
