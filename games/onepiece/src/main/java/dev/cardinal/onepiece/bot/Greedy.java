package dev.cardinal.onepiece.bot;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.onepiece.view.OnePieceView;

/** Tries its options on guesses of the hidden cards, and takes the one that leaves it best off at the end of the turn. */
final class Greedy implements Bot {
    static final String NAME = "greedy";

    /** Buffers are per thread, not per seat, since there are many games but few threads. */
    private static final ThreadLocal<Thinking> THINKING = ThreadLocal.withInitial(Thinking::new);

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void answer(View view, Chance chance, Pick pick) {
        THINKING.get().answer((OnePieceView) view, chance, pick);
    }
}
