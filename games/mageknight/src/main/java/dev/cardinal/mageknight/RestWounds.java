package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;

/** Any number of wounds may be discarded in a rest (5.4). */
record RestWounds() implements Asking {
    @Override
    public boolean advance(Table t) {
        return true;
    }

    @Override
    public void offer(Table t, Offer into) {
        int wounds = Cards.wounds(t, t.seat());
        into.upTo(wounds).add(Cards.WOUND, wounds);
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        for (int i = 0; i < pick.size(); i++) {
            Cards.discard(t, t.seat(), Cards.WOUND);
        }
    }

    @Override
    public String prompt(Table t) {
        return "How many wounds do you discard too?";
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
