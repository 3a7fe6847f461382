package dev.cardinal.onepiece.move;

import dev.cardinal.kernel.scene.Look;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Place;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Records what moves on the table, in the terms that all games share. Called only if someone listens. */
public final class Trail {
    public static final Look DON = Look.up(Where.DON);

    private Trail() {}

    /** A card has moved from this place to where it is now. */
    static void moved(Table t, int piece, String from, Place at) {
        t.note(new Move.Moved(
                from,
                at,
                Where.area(t, piece),
                Where.place(t, piece),
                1,
                Where.look(t, piece),
                Where.privy(t.known(piece))));
    }

    /** A card looks different now, without having moved. */
    static void turned(Table t, int piece) {
        t.note(new Move.Turned(
                Where.area(t, piece), Where.place(t, piece), 1, Where.look(t, piece), Where.privy(t.known(piece))));
    }

    /** These seats, as bits, have just been shown a card that has not moved. */
    static void shown(Table t, int piece, int seats) {
        if (!Where.isBag(t.area(piece))) {
            turned(t, piece);
            return;
        }
        int open = known(t, piece, Areas.BOTH);
        for (int seat = 0; seat < 2; seat++) {
            int mine = known(t, piece, 1 << seat);
            if ((seats >> seat & 1) == 1 && mine != open) {
                known(t, piece, mine, 1 << seat);
            }
        }
        if (t.known(piece) == Areas.BOTH) {
            known(t, piece, open, Move.EVERYBODY);
        }
    }

    private static void known(Table t, int piece, int count, int privy) {
        t.note(new Move.Turned(Where.area(t, piece), Place.SOMEWHERE, count, Where.look(t, piece), privy));
    }

    /** How many cards like this one these seats know in its area. */
    private static int known(Table t, int piece, int seats) {
        int number = 0;
        for (int other : KnownCards.together(t, piece)) {
            number += t.printed(other) == t.printed(piece) && (t.known(other) & seats) == seats ? 1 : 0;
        }
        return number;
    }

    static void shuffled(Table t, int seat) {
        List<String> faces = new ArrayList<>();
        for (int i = t.size(seat, Areas.DECK) - 1; i >= 0; i--) {
            faces.add(t.printed(t.at(seat, Areas.DECK, i)).card.id());
        }
        t.note(new Move.Shuffled(Where.area(seat, Areas.DECK), 0, faces, 0));
    }

    /** Cards, topmost first, have been reordered; players other than the orderer see only those that are face up. */
    static void ordered(Table t, int[] before, int[] after, int orderer) {
        List<Integer> order =
                Arrays.stream(after).mapToObj(piece -> position(before, piece)).toList();
        t.note(new Move.Reordered(Where.area(t, after[0]), Where.index(t, after[0]), order, Where.privy(1 << orderer)));
        for (int piece : after) {
            if (t.faceUp(piece)) {
                turned(t, piece);
            }
        }
    }

    private static int position(int[] pieces, int piece) {
        int position = 0;
        while (pieces[position] != piece) {
            position++;
        }
        return position;
    }

    /** DON!! cards have moved from one area to another. */
    static void don(Table t, String from, int at, String to, int into, int number, Look look) {
        if (number > 0) {
            t.note(new Move.Moved(from, Place.at(at), to, Place.at(into), number, look, Move.EVERYBODY));
        }
    }

    /** DON!! cards of a cost area, from this index on, were rested or set active. */
    static void donTurned(Table t, int seat, int at, int number, boolean rested) {
        t.note(new Move.Turned(Where.cost(seat), Place.at(at), number, DON.turned(rested), Move.EVERYBODY));
    }
}
