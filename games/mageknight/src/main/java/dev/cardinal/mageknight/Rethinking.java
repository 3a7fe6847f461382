package dev.cardinal.mageknight;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.mageknight.data.Tactic;

/** Rethink: up to three cards are discarded, the discard pile is shuffled into the deck, and as many are drawn. */
record Rethinking(int seat) implements Decision {
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
        return only("not_in_hand", "Rethink takes up to " + MOST + " cards of your hand");
    }

    @Override
    public boolean advance(Table t) {
        return true;
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
            Cards.leaveHand(t, seat, pick.code(i));
            t.piles.add(Place.discard(seat), pick.code(i));
        }
        if (t.setup.drawFirst()) {
            Cards.draw(t, seat, pick.size());
        }
        if (t.piles.size(Place.discard(seat)) > 0) {
            t.piles.moveAll(Place.discard(seat), Place.deck(seat));
            Cards.shuffleDeck(t, seat);
        }
        if (!t.setup.drawFirst()) {
            Cards.draw(t, seat, pick.size());
        }
        resolved(t, seat);
    }

    @Override
    public String prompt(Table t) {
        return named("which cards do you discard, to draw as many?");
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.item(Cards.name(code));
    }

    @Override
    public String verb() {
        return "rethink";
    }
}
