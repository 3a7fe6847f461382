package dev.cardinal.dominion.table;

import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Redraws what a viewer does not know: deals hidden cards anew to the hands, decks and discard piles where they could
 * be.
 *
 * <p>Everyone sees what is gained and trashed, so all the cards of a player are known; only the place of each card may
 * be secret.
 */
public final class Guess {
    private Guess() {}

    public static Table of(Table real, Viewer viewer, Chance chance) {
        if (viewer.seesAll()) {
            return real.copy();
        }
        while (true) {
            Table t = real.copy();
            t.reseed(chance.next());
            for (int seat = 0; seat < t.seats(); seat++) {
                if (viewer.is(seat)) {
                    redrawOwn(t, seat, chance);
                } else {
                    redraw(t, seat, chance);
                }
            }
            if (t.ending != Ending.NONE
                    || !(t.instruction(t.top()) instanceof Asking asking)
                    || asking.plausible(t, t.top())) {
                return t;
            }
        }
    }

    /** The viewer's own hand and discard pile are known. */
    private static void redrawOwn(Table t, int seat, Chance chance) {
        int known = Table.OWNER_KNOWS | Table.ALL_KNOW;
        int[] pool = new int[t.deckSize(seat)];
        int hidden = addDeck(t, seat, known, pool, 0);
        // The guess must not depend on an order that the viewer cannot see.
        Arrays.sort(pool, 0, hidden);
        chance.shuffle(pool, hidden);
        toDeck(t, seat, known, pool, 0);
    }

    private static int addDeck(Table t, int seat, int known, int[] pool, int from) {
        int next = from;
        for (int depth = 0; depth < t.deckSize(seat); depth++) {
            int cell = t.deckCell(seat, depth);
            if ((cell & known) == 0) {
                pool[next++] = cell & Table.CARD;
            }
        }
        return next;
    }

    private static void toDeck(Table t, int seat, int known, int[] pool, int from) {
        int next = from;
        for (int depth = 0; depth < t.deckSize(seat); depth++) {
            int cell = t.deckCell(seat, depth);
            if ((cell & known) == 0) {
                t.deckCell(seat, depth, pool[next++] | (cell & ~Table.CARD));
            }
        }
    }

    private static void redraw(Table t, int seat, Chance chance) {
        int[] pool = new int[t.handSize(seat) + t.deckSize(seat) + t.unseenSize(seat)];
        int hidden = 0;
        for (int card = 0; card < t.columns(); card++) {
            for (int i = t.shown(seat, card); i < t.hand(seat, card); i++) {
                pool[hidden++] = card;
            }
        }
        int inHand = hidden;
        for (int card = 0; card < t.columns(); card++) {
            for (int i = t.unseen(seat, card); i > 0; i--) {
                pool[hidden++] = card;
            }
        }
        int[] before = Arrays.copyOf(pool, hidden);
        hidden = addDeck(t, seat, Table.ALL_KNOW, pool, hidden);
        pool = Arrays.copyOf(pool, hidden);
        Arrays.sort(pool);
        List<Buried> places = new ArrayList<>(t.buried(seat));
        places.addFirst(new Buried(seat, inHand, t.lacked(seat)));
        int[] dealt = new HiddenDeal(pool, places).deal(chance);
        for (int i = 0; i < inHand; i++) {
            t.swapOut(seat, before[i]);
        }
        for (int i = 0; i < inHand; i++) {
            t.toHand(seat, dealt[i], 1);
        }
        for (int i = inHand; i < before.length; i++) {
            t.rebury(seat, before[i], dealt[i]);
        }
        toDeck(t, seat, Table.ALL_KNOW, dealt, before.length);
    }
}
