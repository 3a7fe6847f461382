package dev.cardinal.onepiece.move;

import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.IndexedCard;
import dev.cardinal.onepiece.table.Table;
import java.util.stream.IntStream;

/**
 * What players know about the cards of an unordered area, such as a hand: how many there are of each.
 *
 * <p>A card that is seen to leave is one of the known ones. A card that leaves unseen might be any, so one of each
 * is forgotten.
 */
final class KnownCards {
    private KnownCards() {}

    /** All cards in the same area as this one. */
    static int[] together(Table t, int piece) {
        int seat = t.owner(piece);
        int area = t.area(piece);
        return IntStream.rangeClosed(Areas.DECK, Areas.LIMBO)
                .filter(zone -> zone == area || area == Areas.LOOKING)
                .flatMap(zone -> IntStream.range(0, t.size(seat, zone)).map(i -> t.at(seat, zone, i)))
                .filter(other -> t.area(other) == area)
                .toArray();
    }

    /** Called before a card leaves; these seats, as bits, see which one it is. */
    static void leaves(Table t, int piece, int seen) {
        boolean both = t.known(piece) == Areas.BOTH && seen == Areas.BOTH;
        if (both || isUnknownHand(t, piece, seen)) {
            return;
        }
        int[] cards = together(t, piece);
        for (int i = 0; i < cards.length; i++) {
            if (isFirst(t, cards, i)) {
                forget(t, piece, cards, t.printed(cards[i]), seen);
            }
        }
    }

    /** The usual case: the other player knows nothing about a hand. */
    private static boolean isUnknownHand(Table t, int piece, int seen) {
        int seat = t.owner(piece);
        if (t.area(piece) != Areas.HAND || (seen >> seat & 1) == 0) {
            return false;
        }
        for (int i = 0; i < t.size(seat, Areas.HAND); i++) {
            if (t.knows(1 - seat, t.at(seat, Areas.HAND, i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isFirst(Table t, int[] cards, int index) {
        for (int i = 0; i < index; i++) {
            if (t.printed(cards[i]) == t.printed(cards[index])) {
                return false;
            }
        }
        return true;
    }

    /** Makes each seat that cannot tell forget one of these equal cards, or swaps in the one it knows. */
    private static void forget(Table t, int piece, int[] cards, IndexedCard print, int seen) {
        boolean same = print == t.printed(piece);
        int[] gone = {-1, -1};
        for (int seat = 0; seat < 2; seat++) {
            boolean sees = (seen >> seat & 1) == 1;
            if ((same || !sees) && !(same && t.knows(seat, piece))) {
                gone[seat] = one(t, piece, cards, print, seat);
            }
        }
        for (int seat = 0; seat < 2; seat++) {
            if (gone[seat] >= 0) {
                t.hide(gone[seat], 1 << seat);
            }
        }
    }

    /** One of these cards that a seat knows, preferably one that both know; -1 if there is none. */
    private static int one(Table t, int piece, int[] cards, IndexedCard print, int seat) {
        int found = -1;
        for (int card : cards) {
            if (card != piece
                    && t.printed(card) == print
                    && t.knows(seat, card)
                    && (found < 0 || (t.known(card) == Areas.BOTH && t.known(found) != Areas.BOTH))) {
                found = card;
            }
        }
        return found;
    }
}
