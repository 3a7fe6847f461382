package dev.cardinal.dominion;

/** Each other player draws a card, as printed; the Principality preset leaves this out. */
record OthersDraw() implements Instruction {
    @Override
    public boolean advance(Table t, int frame) {
        int who = t.who(frame);
        t.pop();
        for (int i = 1; t.setup.preset.othersDraw() && i < t.seats(); i++) {
            int other = (who + i) % t.seats();
            if (!t.isOut(other)) {
                Verbs.draw(t, other, 1);
            }
        }
        return false;
    }
}
