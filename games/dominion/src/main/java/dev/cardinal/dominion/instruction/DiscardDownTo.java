package dev.cardinal.dominion.instruction;

import dev.cardinal.dominion.table.AreaNames;
import dev.cardinal.dominion.table.Events;
import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.dominion.table.Printed;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.dominion.table.Verbs;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.text.Count;

/** Discard down to this many cards in hand. */
public record DiscardDownTo(int size) implements HandPick, Printed {

    @Override
    public String words() {
        return "Discard to " + Count.of(size, "card");
    }

    @Override
    public String rule() {
        return "Players with " + size + " cards or fewer discard nothing. Each chooses what to keep.";
    }

    @Override
    public boolean advance(Table t, int frame) {
        return t.askIf(t.handSize(t.who(frame)) > size);
    }

    private int excess(Table t, int frame) {
        return t.handSize(t.who(frame)) - size;
    }

    @Override
    public String end(Table t, int frame) {
        return AreaNames.discard(t.who(frame));
    }

    @Override
    public void offer(Table t, int frame, Offer offer) {
        offer.exactly(excess(t, frame));
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
        int excess = excess(t, frame);
        return Events.player(t.turn) + " played " + t.setup.card(t.card(frame)).name() + "! Discard down to " + size
                + " cards. Select " + Count.of(excess, "card") + " to discard";
    }

    @Override
    public MoveType type(Table t, int frame, int code) {
        return MoveType.DISCARD_TO_HAND_SIZE;
    }

    @Override
    public Data.Fields extra(Table t, int frame, int code, Data.Fields json) {
        return json.with("target_size", size);
    }

    @Override
    public Refusal wrongNumber(Table t, int frame, Offer offer) {
        return new Refusal(
                "wrong_number", "Must discard exactly " + Count.of(offer.min(), "card"), "You keep " + size + ".");
    }
}
