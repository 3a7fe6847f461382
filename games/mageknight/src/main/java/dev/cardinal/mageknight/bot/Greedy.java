package dev.cardinal.mageknight.bot;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.mageknight.view.MageKnightView;

/** Plans each turn for immediate gain: new land on the way to the city, fights it can win, and units. */
final class Greedy implements Bot {
    static final String NAME = "greedy";

    /** Buffers are kept per thread, not per seat: there are many games and few threads. */
    private static final ThreadLocal<Thinking> THINKING = ThreadLocal.withInitial(Thinking::new);

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void answer(View view, Chance chance, Pick pick) {
        THINKING.get().answer((MageKnightView) view, chance, pick);
    }
}
