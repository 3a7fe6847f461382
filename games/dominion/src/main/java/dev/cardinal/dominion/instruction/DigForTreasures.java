package dev.cardinal.dominion.instruction;

import dev.cardinal.dominion.table.AreaNames;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.Events;
import dev.cardinal.dominion.table.Printed;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.text.Count;
import java.util.Arrays;

/** Reveal cards from your deck until you find enough Treasures; put them into your hand and discard the rest. */
public record DigForTreasures(int wanted) implements Printed {

    @Override
    public String words() {
        return "Reveal until " + Count.of(wanted, "Treasure") + ", put in hand";
    }

    @Override
    public String rule() {
        return "Turns over your deck until enough Treasures show up. They go to your hand, all else that was turned over to the"
                + " discard pile.";
    }

    @Override
    public boolean advance(Table t, int frame) {
        int who = t.who(frame);
        t.pop();
        int[] order = new int[64];
        int revealed = 0;
        int found = 0;
        while (found < wanted && t.reach(who, 1) == 1) {
            int cell = t.takeTop(who);
            int card = cell & Table.CARD;
            t.news |= cell < Table.OWNER_KNOWS;
            t.aside(who, card, 1);
            if (t.heard()) {
                t.tracks().offDeck(who, AreaNames.aside(who), card, Move.EVERYBODY, true);
            }
            found += t.setup.card(card).is(Card.TREASURE) ? 1 : 0;
            if (revealed == order.length) {
                order = Arrays.copyOf(order, revealed * 2);
            }
            order[revealed++] = card;
            t.revealed = true;
        }
        for (int i = 0; i < revealed; i++) {
            int card = order[i];
            t.aside(who, card, -1);
            if (t.setup.card(card).is(Card.TREASURE)) {
                t.toHand(who, card, 1);
                t.showMore(who, card);
            } else {
                t.discard(who, card, 1);
            }
            if (t.heard()) {
                track(t, who, card);
            }
        }
        if (t.heard()) {
            Events.dug(t, who, order, revealed);
        }
        return false;
    }

    private static void track(Table t, int who, int card) {
        if (t.setup.card(card).is(Card.TREASURE)) {
            t.tracks().hidden(AreaNames.aside(who), AreaNames.hand(who), card, Move.EVERYBODY);
        } else {
            t.tracks().discarded(who, AreaNames.aside(who), card, 1);
        }
    }
}
