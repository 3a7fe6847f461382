package dev.cardinal.mageknight.rules.tactic;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.Hand;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;

/** Midnight Meditation: shuffle up to five cards into the deck and draw as many. */
public record Meditating() implements Decision {
    private static final int MOST = 5;

    @Override
    public Tactic tactic() {
        return Tactic.MIDNIGHT_MEDITATION;
    }

    @Override
    public String type() {
        return "midnight_meditation";
    }

    @Override
    public Refusal only(Table t) {
        return only("not_in_hand", "Midnight Meditation takes up to " + MOST + " cards from your hand");
    }

    @Override
    public void offer(Table t, Offer into) {
        Hand.offer(t, t.seat(), card -> true, into.upTo(MOST));
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        int seat = t.seat();
        Tactics.flip(t);
        for (int i = 0; i < pick.size(); i++) {
            CardMoves.unseen(t, seat, pick.code(i));
        }
        if (pick.size() > 0) {
            CardMoves.shuffleDeck(t, seat);
            CardMoves.draw(t, seat, pick.size());
        }
        resolved(t, seat);
    }

    @Override
    public String prompt(Table t) {
        return named("which cards do you shuffle into your deck? You draw as many");
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.item(Labels.card(code)).on(Spots.hand(t, code)).to(Spots.zone(Zone.deck(t.seat())));
    }

    @Override
    public String verb() {
        return "meditate";
    }
}
