package dev.cardinal.mageknight;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.mageknight.data.Tactic;

/** Preparation: the player looks through the deck, takes a card and shuffles it. */
record Preparing(int seat) implements Decision {
    @Override
    public Tactic tactic() {
        return Tactic.PREPARATION;
    }

    @Override
    public String type() {
        return "preparation_pick_card";
    }

    @Override
    public Refusal only(Table t) {
        return only("not_in_deck", "Preparation takes a card of your deck");
    }

    @Override
    public boolean advance(Table t) {
        if (t.piles.size(Place.deck(seat)) == 0 && t.piles.size(Place.discard(seat)) > 0) {
            t.piles.moveAll(Place.discard(seat), Place.deck(seat));
            Cards.shuffleDeck(t, seat);
        }
        if (t.piles.size(Place.deck(seat)) > 0) {
            t.revealed = true;
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public int asked(Table t) {
        return seat;
    }

    @Override
    public void offer(Table t, Offer into) {
        Hand.offer(t, Place.deck(seat), 0, card -> true, into.one());
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        t.piles.remove(Place.deck(seat), pick.code(0));
        t.piles.add(Place.hand(seat), pick.code(0));
        Cards.shuffleDeck(t, seat);
        resolved(t, seat);
    }

    @Override
    public String prompt(Table t) {
        return named("which card do you take from your deck?");
    }

    @Override
    public Choice choice(Table t, int code) {
        return Decision.choice(Cards.name(code), type(), "cardId", Cards.name(code));
    }
}
