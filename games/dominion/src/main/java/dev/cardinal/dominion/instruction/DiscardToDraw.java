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

/** Discard any number of cards, then draw that many. */
public record DiscardToDraw() implements HandPick, Printed {

    @Override
    public String words() {
        return "Discard any number of cards, then draw that many";
    }

    @Override
    public String rule() {
        return "You discard first, then draw the same number. You may discard nothing.";
    }

    @Override
    public boolean advance(Table t, int frame) {
        return t.askIf(t.handSize(t.who(frame)) > 0);
    }

    @Override
    public String end(Table t, int frame) {
        return AreaNames.discard(t.who(frame));
    }

    @Override
    public void offer(Table t, int frame, Offer offer) {
        offer.upTo(t.handSize(t.who(frame)));
        HandPick.addHand(t, t.who(frame), TrashFromHand.ANY, offer);
    }

    @Override
    public void answer(Table t, int frame, Pick pick) {
        int who = t.who(frame);
        t.pop();
        Verbs.discardFromHand(t, who, pick);
        Verbs.draw(t, who, pick.size());
    }

    @Override
    public String prompt(Table t, int frame) {
        return "Select any number of cards to discard, then draw as many (or 0 to skip)";
    }

    @Override
    public MoveType type(Table t, int frame, int code) {
        return MoveType.DISCARD_FOR_CELLAR;
    }

    @Override
    public Refusal wrongNumber(Table t, int frame, Offer offer) {
        return new Refusal("too_many", "You have only " + Count.of(offer.max(), "card") + " in hand");
    }
}
