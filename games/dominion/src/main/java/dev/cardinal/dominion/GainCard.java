package dev.cardinal.dominion;

/** Gain this very card, if there is one left. */
record GainCard(int card, Destination place) implements Printed {
    @Override
    public String words() {
        return "Gain " + Cards.get(card).name() + place.words;
    }

    @Override
    public String rule() {
        return Cards.get(card).name() + " goes " + place.phrase + ", as long as there is any.";
    }

    @Override
    public boolean advance(Table t, int frame) {
        int who = t.who(frame);
        t.pop();
        Verbs.gain(t, who, card, place);
        return false;
    }
}
