package dev.cardinal.dominion.turn;

import dev.cardinal.dominion.table.Asking;
import dev.cardinal.dominion.table.Basic;
import dev.cardinal.dominion.table.Ending;
import dev.cardinal.dominion.table.Events;
import dev.cardinal.dominion.table.Opcode;
import dev.cardinal.dominion.table.Setup;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.dominion.table.Verbs;
import dev.cardinal.kernel.chance.Seed;

/** How turns and the game begin and end. */
public final class Turn {
    private Turn() {}

    /** The table before the first turn. */
    public static Table deal(Setup setup, Seed seed) {
        Table t = new Table(setup, seed.draws(2), seed.start(2));
        for (long left = setup.piles; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            t.supply(card, setup.preset.pile(setup.card(card), setup.seats));
        }
        for (int seat = 0; seat < setup.seats; seat++) {
            t.own(seat, Basic.COPPER, 7);
            t.own(seat, Basic.ESTATE, 3);
            t.discard(seat, Basic.COPPER, 7);
            t.discard(seat, Basic.ESTATE, 3);
            Verbs.draw(t, seat, 5);
        }
        return t;
    }

    public static void begin(Table t, int seat) {
        t.turn = seat;
        t.actions = 1;
        t.buys = 1;
        t.coins = 0;
        t.bought = 0;
        t.ceaseAll();
        t.turns(seat, t.turns(seat) + 1);
        t.push(Opcode.ACTION_PHASE, seat, 0);
        if (t.heard()) {
            Events.turn(t, seat);
        }
    }

    /** Clean-up: the player discards the hand and everything in play and draws five cards; the next player begins. */
    static void end(Table t, int seat) {
        Verbs.cleanUp(t, seat);
        Verbs.draw(t, seat, 5);
        next(t, seat);
    }

    private static void next(Table t, int seat) {
        if (!t.setup.preset.endsAtOnce()) {
            checkPiles(t);
            if (t.ending != Ending.NONE) {
                return;
            }
        }
        int next = seat;
        do {
            next = next + 1 == t.seats() ? 0 : next + 1;
        } while (t.isOut(next));
        if (t.turns(next) >= t.setup.turnLimit) {
            t.ending = Ending.TURNS;
        } else {
            begin(t, next);
        }
    }

    static void checkPiles(Table t) {
        if (t.supply(Basic.PROVINCE) == 0) {
            t.ending = Ending.PROVINCES;
        } else if (t.emptyPiles() >= 3) {
            t.ending = Ending.PILES;
        }
    }

    /** Runs until there is a question or the game is over. */
    public static void settle(Table t) {
        while (t.ending == Ending.NONE) {
            int frame = t.top();
            if (t.isPhase(frame) || t.instruction(frame).advance(t, frame)) {
                break;
            }
        }
        if (t.ending == Ending.NONE && t.setup.preset.endsAtOnce()) {
            checkPiles(t);
        }
        if (t.ending != Ending.NONE && t.heard()) {
            Events.over(t);
        }
    }

    public static void concede(Table t, int seat) {
        t.out |= 1 << seat;
        if (t.heard()) {
            Events.conceded(t, seat);
        }
        if (Integer.bitCount(t.out) >= Math.max(1, t.seats() - 1)) {
            t.ending = Ending.CONCESSION;
            settle(t);
        } else if (t.turn == seat) {
            putBack(t);
            t.clearStack();
            Verbs.cleanUp(t, seat);
            next(t, seat);
            settle(t);
        } else {
            while (t.instruction(t.top()) instanceof Asking asking && asking.asked(t, t.top()) == seat) {
                putBack(t);
                asking.abandon(t, t.top());
                settle(t);
            }
        }
    }

    /** Returns cards held apart for a dropped question to their deck. */
    private static void putBack(Table t) {
        int frame = t.top();
        if (t.instruction(frame) instanceof Asking asking && asking.looking(t, frame) > 0) {
            Verbs.putBack(t, t.who(frame), asking.looking(t, frame));
            Events.putBack(t, t.who(frame), asking.looking(t, frame));
        }
    }
}
