package dev.cardinal.dominion;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;

/**
 * Draw until you have so many cards in hand; each Action may be set aside as it is drawn and is discarded in the end.
 *
 * <p>The question comes with every card, so that being asked does not tell that it is an Action.
 */
record DrawTo(int size) implements Asking {

    @Override
    public boolean advance(Table t, int frame) {
        int who = t.who(frame);
        if (t.handSize(who) < size && Verbs.peek(t, who, 1) == 1) {
            return true;
        }
        t.pop();
        if (t.heard()) {
            Told.drewTo(t, who);
        }
        for (long left = t.setup.kinds; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            int count = t.aside(who, card);
            t.aside(who, card, -count);
            t.discard(who, card, count);
        }
        return false;
    }

    @Override
    public void offer(Table t, int frame, Offer offer) {
        offer.one();
        if (Cards.get(t.top(t.who(frame), 0)).is(Card.ACTION)) {
            offer.add(YES);
        }
        offer.add(NO);
    }

    @Override
    public void answer(Table t, int frame, Pick pick) {
        int who = t.who(frame);
        if (pick.code(0) == NO) {
            Verbs.draw(t, who, 1);
            return;
        }
        int card = t.takeTop(who) & Table.CARD;
        t.aside(who, card, 1);
        t.revealed = true;
        if (t.heard()) {
            Told.setAside(t, who, card);
        }
    }

    @Override
    public String prompt(Table t, int frame) {
        return "Set aside " + Cards.get(t.top(t.who(frame), 0)).name() + "? (y/n)";
    }

    @Override
    public MoveType type(Table t, int frame, int code) {
        return MoveType.LIBRARY_SET_ASIDE;
    }

    @Override
    public Data.Fields extra(Table t, int frame, int code, Data.Fields json) {
        return json.with("card", Cards.get(t.top(t.who(frame), 0)).name()).with("set_aside", code == YES);
    }

    @Override
    public Refusal refuse(Table t, int frame, Move move) {
        return Cards.get(t.top(t.who(frame), 0)).is(Card.ACTION)
                ? new Refusal("yes_or_no", "Say yes or no", prompt(t, frame))
                : new Refusal("not_an_action", "Only an Action card can be set aside");
    }
}
