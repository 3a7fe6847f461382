package dev.cardinal.dominion;

/** Gain this very card, if there is one left. */
record GainCard(Card card, Destination place) implements Printed {
    @Override
    public String words() {
        return "Gain " + card.name() + place.words;
    }

    @Override
    public String rule() {
        return card.name() + " goes " + place.phrase + ", as long as there is any.";
    }

    @Override
    public boolean advance(Table t, int frame) {
        int who = t.who(frame);
        t.pop();
        Verbs.gain(t, who, t.slot(card), place);
        return false;
    }
}
