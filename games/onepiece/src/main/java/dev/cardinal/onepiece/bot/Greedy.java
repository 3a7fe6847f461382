package dev.cardinal.onepiece.bot;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.onepiece.view.OnePieceView;

/** Tries out what it could do on a guess of the hidden cards, and does what leaves it best off when the turn is over. */
final class Greedy implements Bot {
    static final String NAME = "greedy";

    /** Buffers belong to whoever thinks, not to the seat: games are many and threads are few. */
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
