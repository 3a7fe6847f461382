package dev.cardinal.dominion.instruction;

import dev.cardinal.dominion.table.AreaNames;
import dev.cardinal.dominion.table.Asking;
import dev.cardinal.dominion.table.Attempt;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.Events;
import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.dominion.table.Printed;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.scene.Move;

/** Reveal a Victory card from your hand and put it onto your deck, or reveal a hand that has none. */
public record TopdeckVictory() implements Asking, Printed {

    @Override
    public String words() {
        return "Topdeck Victory";
    }

    @Override
    public String rule() {
        return "Each other player puts a Victory card from hand onto their deck, or reveals a hand that has none.";
    }

    @Override
    public boolean advance(Table t, int frame) {
        int who = t.who(frame);
        if (t.handSize(who) == 0 && t.heard()) {
            Events.revealedHand(t, who);
        }
        return t.askIf(t.handSize(who) > 0);
    }

    @Override
    public String end(Table t, int frame) {
        return AreaNames.deck(t.who(frame));
    }

    @Override
    public void offer(Table t, int frame, Offer offer) {
        offer.one();
        HandPick.addHand(t, t.who(frame), Card.VICTORY, offer);
        if (offer.size() == 0) {
            offer.add(NO);
        }
    }

    @Override
    public void answer(Table t, int frame, Pick pick) {
        int who = t.who(frame);
        int card = pick.code(0);
        t.pop();
        if (card == NO) {
            for (long left = t.handKinds(who); left != 0; left &= left - 1) {
                int held = Long.numberOfTrailingZeros(left);
                t.show(who, held, t.hand(who, held));
                if (t.heard()) {
                    t.tracks().shownInHand(who, held, t.hand(who, held));
                }
            }
            if (t.heard()) {
                Events.revealedHand(t, who);
            }
        } else {
            t.fromHand(who, card, 1);
            t.topdeck(who, card | Table.ALL_KNOW);
            if (t.heard()) {
                t.tracks().ontoDeck(who, AreaNames.hand(who), card, Move.EVERYBODY);
                Events.topdecked(t, who, card);
            }
        }
    }

    @Override
    public String prompt(Table t, int frame) {
        return "Reveal Victory card to place on deck";
    }

    @Override
    public MoveType type(Table t, int frame, int code) {
        return MoveType.REVEAL_AND_TOPDECK;
    }

    @Override
    public Refusal refuse(Table t, int frame, Attempt move) {
        if (move.declines()) {
            return new Refusal("must_topdeck", "Must put a Victory card from your hand onto your deck");
        }
        for (Card card : move.cards()) {
            if (t.hand(t.who(frame), t.slot(card)) == 0) {
                return new Refusal("not_in_hand", "Selected cards not in hand");
            }
        }
        return new Refusal("must_topdeck", "Must reveal one Victory card");
    }
}
