package dev.cardinal.dominion.instruction;

import dev.cardinal.dominion.table.AreaNames;
import dev.cardinal.dominion.table.Asking;
import dev.cardinal.dominion.table.Attempt;
import dev.cardinal.dominion.table.Events;
import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.dominion.table.Printed;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.scene.Move;

/**
 * Put a card from your hand onto your deck, unseen, or optionally one from your discard pile, seen if everyone may see
 * the discard pile.
 */
public record TopdeckFrom(boolean hand) implements Asking, Printed {

    @Override
    public String words() {
        return hand ? "Put card from hand onto deck" : "May put card from discard onto deck";
    }

    @Override
    public String rule() {
        return hand
                ? "Any card in your hand may go onto the deck, even one you just gained."
                : "You look through your discard pile and may put any one card from it on top of your deck.";
    }

    @Override
    public boolean advance(Table t, int frame) {
        int who = t.who(frame);
        return t.askIf((hand ? t.handSize(who) : t.discardSize(who)) > 0);
    }

    private String area(int who) {
        return hand ? AreaNames.hand(who) : AreaNames.discard(who);
    }

    @Override
    public String area(Table t, int frame) {
        return area(t.who(frame));
    }

    @Override
    public String end(Table t, int frame) {
        return AreaNames.deck(t.who(frame));
    }

    @Override
    public boolean openly(Table t, int frame) {
        return !hand && !t.setup.hidesDiscards;
    }

    @Override
    public void offer(Table t, int frame, Offer offer) {
        int who = t.who(frame);
        offer.one();
        if (hand) {
            HandPick.addHand(t, who, TrashFromHand.ANY, offer);
            return;
        }
        for (long left = t.setup.kinds; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            if (t.discard(who, card) > 0) {
                offer.add(card, t.discard(who, card));
            }
        }
        offer.add(NO);
    }

    @Override
    public void answer(Table t, int frame, Pick pick) {
        int who = t.who(frame);
        int card = pick.code(0);
        t.pop();
        if (card == NO) {
            return;
        }
        boolean unseen = hand || (t.setup.hidesDiscards && !t.isAllDiscarded(who, card));
        if (hand) {
            t.swapOut(who, card);
            t.forgetOne(who);
        } else {
            t.discard(who, card, -1);
            if (unseen) {
                t.forgetDiscard(who, card);
            }
        }
        t.topdeck(who, card | (unseen ? Table.OWNER_KNOWS : Table.ALL_KNOW));
        if (t.heard()) {
            t.tracks().ontoDeck(who, area(who), card, unseen ? 1 << who : Move.EVERYBODY);
            Events.putOnDeck(t, who, card, unseen);
        }
    }

    @Override
    public String prompt(Table t, int frame) {
        return hand
                ? "Select a card from your hand to put onto your deck"
                : "Put a card from your discard pile onto your deck?";
    }

    @Override
    public MoveType type(Table t, int frame, int code) {
        return hand ? MoveType.TOPDECK_CARD : MoveType.TOPDECK_FROM_DISCARD;
    }

    @Override
    public Refusal refuse(Table t, int frame, Attempt move) {
        if (move.declines()) {
            return new Refusal("must_topdeck", "Must put a card onto your deck");
        }
        return hand
                ? new Refusal("not_in_hand", "Selected cards not in hand")
                : new Refusal("not_in_discard", "That card is not in your discard pile");
    }
}
