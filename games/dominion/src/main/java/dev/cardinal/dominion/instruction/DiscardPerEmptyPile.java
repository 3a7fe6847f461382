package dev.cardinal.dominion.instruction;

import dev.cardinal.dominion.table.AreaNames;
import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.dominion.table.Printed;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.dominion.table.Verbs;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.text.Count;

/** Discard a card for each empty supply pile. */
public record DiscardPerEmptyPile() implements HandPick, Printed {

    private static int number(Table t, int who) {
        return Math.min(t.emptyPiles(), t.handSize(who));
    }

    @Override
    public String words() {
        return "Discard a card per empty pile";
    }

    @Override
    public String rule() {
        return "The more piles have run out, the more cards you discard.";
    }

    @Override
    public boolean advance(Table t, int frame) {
        return t.askIf(number(t, t.who(frame)) > 0);
    }

    @Override
    public String end(Table t, int frame) {
        return AreaNames.discard(t.who(frame));
    }

    @Override
    public void offer(Table t, int frame, Offer offer) {
        offer.exactly(number(t, t.who(frame)));
        HandPick.addHand(t, t.who(frame), TrashFromHand.ANY, offer);
    }

    @Override
    public void answer(Table t, int frame, Pick pick) {
        int who = t.who(frame);
        t.pop();
        Verbs.discardFromHand(t, who, pick);
    }

    @Override
    public String prompt(Table t, int frame) {
        int number = number(t, t.who(frame));
        return "Select " + Count.of(number, "card") + " to discard, one for each empty pile";
    }

    @Override
    public MoveType type(Table t, int frame, int code) {
        return MoveType.DISCARD_FOR_POACHER;
    }

    @Override
    public Refusal wrongNumber(Table t, int frame, Offer offer) {
        return new Refusal("wrong_number", "Must discard exactly " + Count.of(offer.min(), "card"));
    }
}
