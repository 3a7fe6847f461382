package dev.cardinal.mageknight;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;

/** A card that was played may go back to the deck instead of the discard pile. */
record BackToDeck(int card, boolean bottom) implements Asking {
    @Override
    public boolean advance(Table t) {
        boolean empty = t.piles.size(Place.deck(t.seat())) == 0;
        if (t.piles.has(Place.play(t.seat()), card) && !(bottom && empty)) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one().add(YES).add(NO);
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        if (pick.code(0) == NO) {
            return;
        }
        int seat = t.seat();
        t.piles.remove(Place.play(seat), card);
        if (bottom) {
            t.piles.addBelow(Place.deck(seat), card);
            t.player().knownBottom++;
        } else {
            t.piles.add(Place.deck(seat), card);
            t.player().knownTop++;
        }
    }

    @Override
    public String prompt(Table t) {
        return Cards.name(card) + ": put it " + (bottom ? "at the bottom" : "on top") + " of your deck?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return code == YES ? Choice.yes("back_to_deck") : Choice.no("back_to_deck");
    }
}
