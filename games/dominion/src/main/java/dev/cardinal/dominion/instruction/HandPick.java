package dev.cardinal.dominion.instruction;

import dev.cardinal.dominion.table.Asking;
import dev.cardinal.dominion.table.Attempt;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Refusal;

/** Asks a player to pick cards from hand. */
interface HandPick extends Asking {
    /** Offers the cards in hand that have one of these types. */
    static void addHand(Table t, int seat, int kinds, Offer offer) {
        for (long left = t.handKinds(seat); left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            if (t.setup.card(card).is(kinds)) {
                offer.add(card, t.hand(seat, card));
            }
        }
    }

    /** The refusal of too many or too few cards. */
    Refusal wrongNumber(Table t, int frame, Offer offer);

    /** The refusal of a card of the wrong type. */
    default Refusal wrongKind(Table t, int frame) {
        return new Refusal("wrong_card", "That card cannot be chosen here");
    }

    @Override
    default Refusal refuse(Table t, int frame, Attempt move) {
        Offer offer = new Offer();
        offer(t, frame, offer);
        int seat = asked(t, frame);
        for (Card card : move.cards()) {
            int held = t.hand(seat, t.slot(card));
            if (move.count(card) > held) {
                return new Refusal(
                        "not_in_hand", "Selected cards not in hand", "You hold " + held + " " + card.name() + ".");
            }
        }
        for (Card card : move.cards()) {
            if (offer.indexOf(t.slot(card)) < 0 && offer.max() > 0) {
                return wrongKind(t, frame);
            }
        }
        return wrongNumber(t, frame, offer);
    }
}
