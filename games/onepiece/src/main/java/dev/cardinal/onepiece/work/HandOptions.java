package dev.cardinal.onepiece.work;

import dev.cardinal.kernel.Offer;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Table;

/** Options for the cards of a hand: equal cards are one option. */
public final class HandOptions {
    private HandOptions() {}

    public interface Usable {
        boolean may(Table t, int piece);
    }

    /** Offers each usable card as this code plus its piece; equal cards are offered once. */
    public static void offer(Table t, int seat, int code, Usable usable, Offer into) {
        int size = t.size(seat, Areas.HAND);
        for (int i = 0; i < size; i++) {
            int piece = t.at(seat, Areas.HAND, i);
            int stands = piece;
            int equal = 0;
            boolean first = true;
            for (int j = 0; j < size; j++) {
                int other = t.at(seat, Areas.HAND, j);
                if (t.printed(other) == t.printed(piece)) {
                    first &= j >= i;
                    equal++;
                    stands = standing(t, seat, stands, other);
                }
            }
            if (first && usable.may(t, piece)) {
                into.add(code + stands, equal);
            }
        }
    }

    /** Whether equal cards are one option; DON!! cards and cards on the field are distinguished by their places. */
    private static boolean folds(Table t, int piece) {
        return !Areas.isDon(piece) && !t.onField(piece);
    }

    /** Puts cards that the other player knows before equal ones. */
    static int[] knownFirst(Table t, int[] pieces) {
        for (int i = 0; i < pieces.length; i++) {
            for (int j = i + 1; folds(t, pieces[i]) && j < pieces.length; j++) {
                if (Alike.same(t, pieces[i], pieces[j])) {
                    int stands = standing(t, t.owner(pieces[i]), pieces[i], pieces[j]);
                    pieces[j] = stands == pieces[i] ? pieces[j] : pieces[i];
                    pieces[i] = stands;
                }
            }
        }
        return pieces;
    }

    /** The one of two equal cards that stands for both: preferably one that the other player knows, else the first. */
    private static int standing(Table t, int seat, int one, int other) {
        return t.knows(1 - seat, other) && !t.knows(1 - seat, one) ? other : one;
    }
}
