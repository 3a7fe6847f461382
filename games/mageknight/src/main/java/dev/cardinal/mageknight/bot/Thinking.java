package dev.cardinal.mageknight.bot;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.mageknight.rules.turn.Topic;
import dev.cardinal.mageknight.view.MageKnightView;

/** Finds one answer, in buffers that are reused. */
final class Thinking {
    private final int guesses;
    private final Offer offer = new Offer();
    private final Ballot ballot = new Ballot();
    private final Search search;
    private final Campaign campaign;

    Thinking(Effort effort) {
        guesses = effort.guesses();
        search = new Search(effort);
        campaign = new Campaign(search, effort);
    }

    void answer(MageKnightView view, Chance chance, Pick pick) {
        view.offer(offer);
        Instinct.answer(view, offer, pick);
        if (offer.forced()) {
            return;
        }
        Topic topic = view.topic();
        boolean fighting = view.fighting() && topic != Topic.TACTIC;
        if (!fighting && topic != Topic.TURN && topic != Topic.EFFECT && topic != Topic.CHALLENGE) {
            return;
        }
        ballot.clear();
        int left = guesses;
        int votes = 0;
        while (left > 0 && votes <= guesses / 2) {
            if (fighting || !view.moving()) {
                search.answer(view, chance, pick);
            } else {
                campaign.answer(view, chance, pick);
            }
            votes = ballot.vote(pick);
            left--;
        }
        ballot.winner(pick);
    }
}
