package dev.cardinal.dominion.instruction;

import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.Destination;
import dev.cardinal.dominion.table.Printed;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.dominion.table.Verbs;

/** Gain this card, if there is one left. */
public record GainCard(Card card, Destination place) implements Printed {
    @Override
    public String words() {
        return "Gain " + card.name() + place.words;
    }

    @Override
    public String rule() {
        return card.name() + " goes " + place.phrase + ", as long as any are left.";
    }

    @Override
    public boolean advance(Table t, int frame) {
        int who = t.who(frame);
        t.pop();
        Verbs.gain(t, who, t.slot(card), place);
        return false;
    }
}
