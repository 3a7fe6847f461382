package dev.cardinal.mageknight.bot;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.mageknight.rules.turn.Topic;
import dev.cardinal.mageknight.view.MageKnightView;

/** Finds one answer, in buffers that are reused. */
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
        Topic topic = view.topic();
        if (view.fighting() && topic != Topic.TACTIC) {
            search.answer(view, chance, pick);
        } else if (topic == Topic.TURN || topic == Topic.EFFECT || topic == Topic.CHALLENGE) {
            if (view.moving()) {
                campaign.answer(view, chance, pick);
            } else {
                search.answer(view, chance, pick);
            }
        }
    }
}
