package dev.cardinal.dominion.instruction;

import dev.cardinal.dominion.table.Printed;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.dominion.table.Verbs;

/** Each other player draws a card, as printed; the Principality preset leaves this out. */
public record OthersDraw() implements Printed {
    @Override
    public String words() {
        return "Opponents draw 1 card";
    }

    @Override
    public String rule() {
        return "Under the official rules, each other player also draws a card.";
    }

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
