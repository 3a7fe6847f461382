package dev.cardinal.onepiece.bot;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.onepiece.view.OnePieceView;

/** Tries its options on guesses of the hidden cards, and takes the one that leaves it best off at the end of the turn. */
final class Greedy implements Bot {
    static final Greedy NOW = new Greedy("greedy", Style.NOW);
    /** What it was at first, to measure others against. */
    static final Greedy FIRST = new Greedy("greedy-1", Style.FIRST);

    private final String name;
    /** Buffers are per thread, not per seat, since there are many games but few threads. */
    private final ThreadLocal<Thinking> thinking;

    private Greedy(String name, Style style) {
        this.name = name;
        thinking = ThreadLocal.withInitial(() -> new Thinking(style));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void answer(View view, Chance chance, Pick pick) {
        thinking.get().answer((OnePieceView) view, chance, pick);
    }
}
