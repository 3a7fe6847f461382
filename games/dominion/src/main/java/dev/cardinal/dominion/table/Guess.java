package dev.cardinal.dominion.table;

import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;
import java.util.Arrays;

/**
 * Draws anew what a viewer does not know: hidden cards change places among the hands and decks where they could be.
 *
 * <p>Everything gained, trashed or discarded is seen by all, so the cards that a player's hand and deck hold together
 * are known; only where each one is may be secret.
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
        // A guess must not depend on the order in which the viewer does not see them.
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

    /** Puts cards that the hand may hold in front, each choice of them equally likely, and shuffles the rest again. */
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
