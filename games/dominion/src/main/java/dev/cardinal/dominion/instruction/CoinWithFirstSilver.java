package dev.cardinal.dominion.instruction;

import dev.cardinal.dominion.table.Basic;
import dev.cardinal.dominion.table.Lasting;
import dev.cardinal.dominion.table.Printed;
import dev.cardinal.dominion.table.Table;

/** The first Silver you play this turn gives an extra coin. */
public record CoinWithFirstSilver() implements Printed, Lasting {
    @Override
    public String words() {
        return "First Silver this turn: +$1";
    }

    @Override
    public String rule() {
        return "Only your first Silver this turn gives the extra coin, once for each such card played before it.";
    }

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
