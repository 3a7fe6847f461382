package dev.cardinal.onepiece.bot;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.View;
import dev.cardinal.onepiece.OnePieceView;

/** Tries out what it could do on a guess of the hidden cards, and does what leaves it best off when the turn is over. */
final class Greedy implements Bot {
    static final String NAME = "greedy";

    private final ThreadLocal<Thinking> thinking = ThreadLocal.withInitial(Thinking::new);

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void answer(View view, Chance chance, Pick pick) {
        thinking.get().answer((OnePieceView) view, chance, pick);
    }
}
