package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;

/** Before drawing, any cards that are no wounds may be discarded (12). */
record Throwing() implements Asking {
    /** Not to be asked would tell others that there are only wounds in hand. */
    static boolean asks(Table t) {
        int hand = t.piles.size(Place.hand(t.seat()));
        return t.seats() > 1 ? hand > 0 : Cards.others(t, t.seat()) > 0;
    }

    @Override
    public boolean advance(Table t) {
        return true;
    }

    @Override
    public void offer(Table t, Offer into) {
        Hand.offer(t, t.seat(), card -> card != Cards.WOUND, into.upTo(Cards.others(t, t.seat())));
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        for (int i = 0; i < pick.size(); i++) {
            Cards.discard(t, t.seat(), pick.code(i));
        }
    }

    @Override
    public String prompt(Table t) {
        return "Your turn ends. Do you discard cards before you draw?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.item(Cards.name(code));
    }

    @Override
    public String verb() {
        return "discard";
    }

    @Override
    public Data.Fields json() {
        return Data.fields().with("type", "discard");
    }
}
