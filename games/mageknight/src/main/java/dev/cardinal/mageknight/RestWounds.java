package dev.cardinal.mageknight;

import dev.cardinal.kernel.Offer;

/** Any number of wounds may be discarded in a rest (5.4). */
record RestWounds() implements Discarding {
    @Override
    public void offer(Table t, Offer into) {
        int wounds = Cards.wounds(t, t.seat());
        into.upTo(wounds).add(Cards.WOUND, wounds);
    }

    @Override
    public String prompt(Table t) {
        return "How many wounds do you discard too?";
    }
}
