package dev.cardinal.dominion;

/** Gain this very card, if there is one left. */
record GainCard(int card, Destination place) implements Instruction {
    @Override
    public boolean advance(Table t, int frame) {
        int who = t.who(frame);
        t.pop();
        Verbs.gain(t, who, card, place);
        return false;
    }
}
