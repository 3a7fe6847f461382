package dev.cardinal.dominion.instruction;

import dev.cardinal.dominion.table.Asking;
import dev.cardinal.dominion.table.Attempt;
import dev.cardinal.dominion.table.Events;
import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.dominion.table.Printed;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.dominion.table.Verbs;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.data.Data;

/** You may put your deck into your discard pile. With an empty deck, yes and no come to the same. */
public record MayDiscardDeck() implements Asking, Printed {

    @Override
    public String words() {
        return "May put deck into discard";
    }

    @Override
    public String rule() {
        return "Putting the deck into the discard pile brings new cards back sooner, since your next draw shuffles.";
    }

    @Override
    public boolean advance(Table t, int frame) {
        return true;
    }

    @Override
    public void offer(Table t, int frame, Offer offer) {
        offer.one();
        if (t.deckSize(t.who(frame)) > 0) {
            offer.add(YES);
        }
        offer.add(NO);
    }

    @Override
    public void answer(Table t, int frame, Pick pick) {
        int who = t.who(frame);
        t.pop();
        if (pick.code(0) == YES) {
            int count = t.deckSize(who);
            Verbs.discardDeck(t, who);
            t.revealed = true;
            if (t.heard()) {
                Events.deckDiscarded(t, who, count);
            }
        }
    }

    @Override
    public String prompt(Table t, int frame) {
        return "Put deck into discard pile? (y/n)";
    }

    @Override
    public MoveType type(Table t, int frame, int code) {
        return MoveType.CHANCELLOR_DECISION;
    }

    @Override
    public Data.Fields extra(Table t, int frame, int code, Data.Fields json) {
        return json.with("convert", code == YES);
    }

    @Override
    public Refusal refuse(Table t, int frame, Attempt move) {
        return new Refusal("yes_or_no", "Say yes or no", prompt(t, frame));
    }
}
