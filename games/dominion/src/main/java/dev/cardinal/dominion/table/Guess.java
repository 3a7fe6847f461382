package dev.cardinal.dominion.table;

import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;
import java.util.Arrays;

/**
 * Redraws what a viewer does not know: shuffles hidden cards among the hands and decks where they could be.
 *
 * <p>Everyone sees what is gained, trashed or discarded, so the combined contents of a player's hand and deck
 * are known; only the place of each card may be secret.
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
                redraw(t, seat, viewer.is(seat), chance);
            }
            if (t.ending != Ending.NONE
                    || !(t.instruction(t.top()) instanceof Asking asking)
                    || asking.plausible(t, t.top())) {
                return t;
            }
        }
    }

    private static void redraw(Table t, int seat, boolean own, Chance chance) {
        int known = own ? Table.OWNER_KNOWS | Table.ALL_KNOW : Table.ALL_KNOW;
        int[] pool = new int[t.handSize(seat) + t.deckSize(seat)];
        int hidden = 0;
        if (!own) {
            for (int card = 0; card < t.columns(); card++) {
                for (int i = t.shown(seat, card); i < t.hand(seat, card); i++) {
                    pool[hidden++] = card;
                }
            }
        }
        int inHand = hidden;
        for (int depth = 0; depth < t.deckSize(seat); depth++) {
            int cell = t.deckCell(seat, depth);
            if ((cell & known) == 0) {
                pool[hidden++] = cell & Table.CARD;
            }
        }
        int[] before = Arrays.copyOf(pool, inHand);
        // The guess must not depend on an order that the viewer cannot see.
        Arrays.sort(pool, 0, hidden);
        chance.shuffle(pool, hidden);
        if (!own && t.lacked(seat) != 0) {
            handFirst(pool, hidden, inHand, t.lacked(seat), chance);
        }
        for (int card : before) {
            t.swapOut(seat, card);
        }
        for (int i = 0; i < inHand; i++) {
            t.toHand(seat, pool[i], 1);
        }
        int next = inHand;
        for (int depth = 0; depth < t.deckSize(seat); depth++) {
            int cell = t.deckCell(seat, depth);
            if ((cell & known) == 0) {
                t.deckCell(seat, depth, pool[next++] | (cell & ~Table.CARD));
            }
        }
    }

    /** Moves cards that the hand may hold to the front, each choice equally likely, and reshuffles the rest. */
    private static void handFirst(int[] pool, int hidden, int inHand, long lacked, Chance chance) {
        int next = 0;
        for (int i = 0; next < inHand; i++) {
            if ((lacked >> pool[i] & 1) == 0) {
                int allowed = pool[i];
                pool[i] = pool[next];
                pool[next++] = allowed;
            }
        }
        int[] rest = Arrays.copyOfRange(pool, inHand, hidden);
        chance.shuffle(rest, rest.length);
        System.arraycopy(rest, 0, pool, inHand, rest.length);
    }
}
