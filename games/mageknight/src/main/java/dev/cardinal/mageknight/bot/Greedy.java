package dev.cardinal.mageknight.bot;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.mageknight.view.MageKnightView;

/** Plans each turn for immediate gain: new land on the way to the city, fights it can win, and units. */
final class Greedy implements Bot {
    static final Greedy NOW = new Greedy("greedy", Effort.FULL);
    /** What it was at first, to measure others against. */
    static final Greedy FIRST = new Greedy("greedy-1", Effort.FIRST);

    private final String name;
    /** Buffers are kept per thread, not per seat: there are many games and few threads. */
    private final ThreadLocal<Thinking> thinking;

    private Greedy(String name, Effort effort) {
        this.name = name;
        thinking = ThreadLocal.withInitial(() -> new Thinking(effort));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void answer(View view, Chance chance, Pick pick) {
        thinking.get().answer((MageKnightView) view, chance, pick);
    }
}
