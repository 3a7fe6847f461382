package dev.cardinal.dominion;

/** The first Silver of this turn gives a coin more. */
record CoinWithFirstSilver() implements Lasting {
    @Override
    public boolean advance(Table t, int frame) {
        int who = t.who(frame);
        t.pop();
        if (t.inPlay(who, Basic.SILVER) == 0) {
            t.last(this);
        }
        return false;
    }

    @Override
    public void playing(Table t, int card, int count) {
        if (card == Basic.SILVER) {
            t.coins++;
            t.cease(this);
        }
    }
}
