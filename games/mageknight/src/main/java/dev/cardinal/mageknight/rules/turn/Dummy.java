package dev.cardinal.mageknight.rules.turn;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.pieces.Carrying;
import dev.cardinal.mageknight.pieces.RoundEvents;
import dev.cardinal.mageknight.rules.tactic.Tactics;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;

/** The dummy player of a solo game, who only turns over cards (14). */
final class Dummy {
    private static final int FLIPS = 3;

    private Dummy() {}

    /** Takes a random tactic. */
    static void takeTactic(Table t) {
        int index = t.chance().below(t.piles.size(Zone.TACTICS));
        Tactics.take(t, Table.DUMMY, t.piles.get(Zone.TACTICS, index));
        if (t.heard()) {
            RoundEvents.dummyTactic(t);
        }
    }

    /** Turns over three cards, and more for its crystals; with an empty deck, announces the end of the round. */
    static void turn(Table t) {
        if (t.piles.size(Zone.DUMMY_DECK) == 0) {
            if (t.roundEnds == Table.NEVER) {
                t.roundEnds = t.order.length;
                if (t.heard()) {
                    RoundEvents.announced(t, -1);
                }
            }
            return;
        }
        int last = flip(t, FLIPS);
        ManaColour colour = Components.deed(last).colour();
        if (colour != null && colour.basic()) {
            flip(t, t.dummyCrystals[colour.ordinal()]);
        }
        if (t.heard()) {
            RoundEvents.dummyTurn(t);
        }
    }

    private static int flip(Table t, int number) {
        int last = 0;
        for (int i = 0; i < number && t.piles.size(Zone.DUMMY_DECK) > 0; i++) {
            t.learn();
            last = Carrying.top(t, Zone.DUMMY_DECK, Zone.DUMMY_DISCARD);
        }
        return last;
    }
}
