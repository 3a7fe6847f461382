package dev.cardinal.players;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.OwnBots;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.chance.Chance;

/** Plays any game at random: picks a number of options, then which ones. */
public final class RandomBot implements Bot {
    public static final String NAME = OwnBots.RANDOM;

    private static final ThreadLocal<Offer> OFFERS = ThreadLocal.withInitial(Offer::new);

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void answer(View view, Chance chance, Pick pick) {
        Offer offer = OFFERS.get();
        view.offer(offer);
        offer.random(chance, pick);
    }
}
