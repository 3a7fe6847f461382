package dev.cardinal.mageknight.bot;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.mageknight.rules.turn.Asks;
import dev.cardinal.mageknight.view.MageKnightView;

/** One answer being thought about, in buffers that are used again. */
final class Thinking {
    private final Offer offer = new Offer();
    private final Search search = new Search();
    private final Campaign campaign = new Campaign(search);

    void answer(MageKnightView view, Chance chance, Pick pick) {
        view.offer(offer);
        Instinct.answer(view, offer, pick);
        if (offer.forced()) {
            return;
        }
        Asks asks = view.asks();
        if (view.fighting() && asks != Asks.TACTIC) {
            search.answer(view, chance, pick);
        } else if (asks == Asks.TURN || asks == Asks.EFFECT || asks == Asks.CHALLENGE) {
            if (view.moving()) {
                campaign.answer(view, chance, pick);
            } else {
                search.answer(view, chance, pick);
            }
        }
    }
}
