package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;

/** Chosen cards of the discard pile go to the deck. */
record Recalling(int number) implements Asking {
    /** The same with random cards. */
    static void random(Table t, int number) {
        int discard = Place.discard(t.seat());
        int[] cards = new int[Math.min(number, t.piles.size(discard))];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = t.piles.removeAt(discard, t.chance().below(t.piles.size(discard)));
        }
        t.push(new TopOrBottom(cards));
    }

    @Override
    public boolean advance(Table t) {
        return true;
    }

    @Override
    public void offer(Table t, Offer into) {
        Hand.offer(t, Place.discard(t.seat()), 0, card -> true, into.exactly(number));
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        int[] cards = new int[pick.size()];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = pick.code(i);
            t.piles.remove(Place.discard(t.seat()), cards[i]);
        }
        t.push(new TopOrBottom(cards));
    }

    @Override
    public String prompt(Table t) {
        return "Which cards of your discard pile do you recall?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.item(Cards.name(code));
    }

    @Override
    public String verb() {
        return "recall";
    }

    @Override
    public Data.Fields json() {
        return Data.fields().with("type", "recall");
    }
}
