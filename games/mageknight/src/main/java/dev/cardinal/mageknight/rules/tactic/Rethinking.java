package dev.cardinal.mageknight.rules.tactic;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Carrying;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.Hand;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;

/** Rethink: discard up to three cards, shuffle the discard pile into the deck and draw as many. */
public record Rethinking(int seat) implements Decision {
    private static final int MOST = 3;

    @Override
    public Tactic tactic() {
        return Tactic.RETHINK;
    }

    @Override
    public String type() {
        return "rethink";
    }

    @Override
    public Refusal only(Table t) {
        return only("not_in_hand", "Rethink takes up to " + MOST + " cards from your hand");
    }

    @Override
    public int asked(Table t) {
        return seat;
    }

    @Override
    public void offer(Table t, Offer into) {
        Hand.offer(t, seat, card -> true, into.upTo(MOST));
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        for (int i = 0; i < pick.size(); i++) {
            CardMoves.leaveHand(t, seat, pick.code(i), Zone.discard(seat));
        }
        if (t.setup.drawFirst()) {
            CardMoves.draw(t, seat, pick.size());
        }
        if (t.piles.size(Zone.discard(seat)) > 0) {
            Carrying.all(t, Zone.discard(seat), Zone.deck(seat), Move.EVERYBODY);
            CardMoves.shuffleDeck(t, seat);
        }
        if (!t.setup.drawFirst()) {
            CardMoves.draw(t, seat, pick.size());
        }
        resolved(t, seat);
    }

    @Override
    public String prompt(Table t) {
        return named("which cards do you discard? You draw as many");
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.item(Labels.card(code))
                .on(Spots.in(t, Zone.hand(seat), code))
                .to(Spots.zone(Zone.discard(seat)));
    }

    @Override
    public String verb() {
        return "rethink";
    }
}
