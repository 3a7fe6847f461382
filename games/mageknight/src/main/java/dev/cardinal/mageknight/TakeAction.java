package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.effect.Colour;

/**
 * An Advanced Action from the offer.
 *
 * @param colour only of this colour, or -1
 * @param to where it goes
 */
record TakeAction(int colour, int to) implements Asking {
    static final int DECK = 0;
    static final int DISCARD = 1;
    static final int HAND = 2;

    static boolean is(int card, int colour) {
        Colour own = Components.deed(card).colour();
        return colour < 0 || (own != null && own.ordinal() == colour);
    }

    static boolean possible(Table t, int offer, int colour) {
        for (int i = 0; i < t.piles.size(offer); i++) {
            if (is(t.piles.get(offer, i), colour)) {
                return true;
            }
        }
        return false;
    }

    static void gain(Table t, int card, int to) {
        switch (to) {
            case DECK -> Cards.gain(t, t.seat(), card);
            case DISCARD -> Cards.gainToDiscard(t, t.seat(), card);
            default -> Cards.gainToHand(t, t.seat(), card);
        }
    }

    @Override
    public boolean advance(Table t) {
        if (possible(t, Place.ACTION_OFFER, colour)) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public void offer(Table t, Offer into) {
        Hand.offer(t, Place.ACTION_OFFER, 0, card -> is(card, colour), into.one());
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        Cards.takeFromOffer(t, Place.ACTION_OFFER, Place.ACTIONS, pick.code(0));
        gain(t, pick.code(0), to);
    }

    @Override
    public String prompt(Table t) {
        return "Which Advanced Action do you take?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.plain(
                Cards.name(code), Data.fields().with("type", "take_card").with("card", Cards.name(code)));
    }
}
