package dev.cardinal.onepiece.move;

import dev.cardinal.kernel.scene.Place;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Happenings;
import dev.cardinal.onepiece.table.Occurrence;
import dev.cardinal.onepiece.table.OccurrenceType;
import dev.cardinal.onepiece.table.Origin;
import dev.cardinal.onepiece.table.Table;
import java.util.Arrays;

/** Moves cards, and notifies every effect that waits for it. */
public final class Moves {
    private Moves() {}

    /** Draws one card, if the deck is not empty. */
    public static boolean draw(Table t, int seat, Origin origin) {
        if (t.size(seat, Areas.DECK) == 0) {
            return false;
        }
        int piece = t.top(seat, Areas.DECK);
        Happenings.occur(t, Occurrence.to(OccurrenceType.DRAWN, piece, seat, origin));
        move(t, piece, Areas.HAND, false, false, Origin.RULES);
        return true;
    }

    /** Moves one card. */
    public static void move(Table t, int piece, int to, boolean bottom, boolean faceUp, Origin origin) {
        move(t, piece, to, bottom, faceUp, false, origin, OccurrenceType.MOVED);
    }

    /**
     * Moves one card.
     *
     * @param seen whether everyone sees which card it is
     */
    public static void move(
            Table t,
            int piece,
            int to,
            boolean bottom,
            boolean faceUp,
            boolean seen,
            Origin origin,
            OccurrenceType how) {
        int from = t.zone(piece);
        int seat = t.owner(piece);
        Happenings.occur(t, Occurrence.move(how, piece, from, to, seat, origin));
        if (how == OccurrenceType.KNOCKED_OUT && t.heard()) {
            Reports.knockedOut(t, piece);
        }
        if (t.given(piece) > 0) {
            DonMoves.detach(t, piece, t.given(piece));
        }
        String area = t.heard() ? Where.area(t, piece) : "";
        Place place = t.heard() ? Where.place(t, piece) : Place.SOMEWHERE;
        know(t, piece, seen || faceUp || Where.isOpen(to) ? Areas.BOTH : followers(t, piece, to));
        t.put(piece, to, bottom);
        if (faceUp) {
            t.faceUp(piece, true);
        }
        if (t.heard()) {
            Trail.moved(t, piece, area, place);
            Reports.moved(t, piece, from);
        }
        if (from != to && (from == Areas.LIFE || to == Areas.LIFE)) {
            count(t, OccurrenceType.LIFE, seat, Areas.LIFE, origin);
        }
        if (t.counts && from != to) {
            if (from == Areas.HAND || to == Areas.HAND) {
                count(t, OccurrenceType.HAND, seat, Areas.HAND, origin);
            }
            if (from == Areas.DECK || to == Areas.DECK) {
                count(t, OccurrenceType.DECK, seat, Areas.DECK, origin);
            }
        }
    }

    private static void count(Table t, OccurrenceType type, int seat, int zone, Origin origin) {
        Happenings.occur(t, Occurrence.number(type, seat, t.size(seat, zone), origin));
    }

    /** The seats, as bits, that still know a card after it goes face down to a hidden area. */
    private static int followers(Table t, int piece, int to) {
        int holder = 1 << t.owner(piece);
        int taker = to == Areas.HAND ? holder : 0;
        return switch (t.area(piece)) {
            case Areas.HAND -> holder;
            case Areas.LOOKING -> t.lookers(piece) | taker | (t.zone(piece) == Areas.HAND ? holder : 0);
            default -> t.known(piece) | taker;
        };
    }

    /** Sets which seats, as bits, will know a card at its destination. */
    private static void know(Table t, int piece, int seats) {
        if (Where.isBag(t.area(piece))) {
            KnownCards.leaves(t, piece, seats);
        }
        t.hide(piece, Areas.BOTH & ~seats);
        t.show(piece, seats);
    }

    public static void reveal(Table t, int piece) {
        show(t, piece, Areas.BOTH);
        if (t.heard()) {
            Reports.revealed(t, piece);
        }
    }

    /** Shows a card to these seats, as bits, without moving it. */
    public static void show(Table t, int piece, int seats) {
        int unaware = seats & ~t.known(piece);
        t.show(piece, seats);
        if (unaware != 0 && t.heard()) {
            Trail.shown(t, piece, unaware);
        }
    }

    /** A player looks at cards. Those of a hidden area are set apart meanwhile, so that their places reveal nothing. */
    public static void look(Table t, int seat, int[] pieces) {
        for (int piece : pieces) {
            boolean own = t.zone(piece) == Areas.HAND && t.owner(piece) == seat;
            if (own || Where.isOpen(t.zone(piece)) || t.zone(piece) == Areas.LIMBO) {
                show(t, piece, 1 << seat);
                continue;
            }
            if (t.lookers(piece) != 0) {
                show(t, piece, 1 << seat);
                t.look(piece, seat);
                continue;
            }
            String area = t.heard() ? Where.area(t, piece) : "";
            Place place = t.heard() ? Where.place(t, piece) : Place.SOMEWHERE;
            know(t, piece, t.known(piece) | 1 << seat);
            t.look(piece, seat);
            if (t.heard()) {
                Trail.moved(t, piece, area, place);
            }
        }
    }

    /** Puts back the cards of this zone that are still being looked at; only those who looked know them. */
    private static void putBack(Table t, int seat, int zone) {
        for (int i = 0; i < t.size(seat, zone) && t.looking() > 0; i++) {
            int piece = t.at(seat, zone, i);
            int lookers = t.lookers(piece);
            if (lookers != 0) {
                boolean same = zone == Areas.HAND || t.faceUp(piece);
                t.hide(piece, same ? 0 : Areas.BOTH & ~lookers);
                t.putBack(piece);
                if (t.heard()) {
                    Trail.moved(t, piece, Where.area(seat, Areas.LOOKING), Place.SOMEWHERE);
                }
            }
        }
    }

    /** Puts back all cards being looked at once no effect is running. */
    public static void putBack(Table t) {
        for (int seat = 0; seat < 2 && t.running.isEmpty() && t.looking() > 0; seat++) {
            for (int zone = Areas.DECK; zone <= Areas.LIFE; zone++) {
                putBack(t, seat, zone);
            }
        }
    }

    public static void rest(Table t, int piece, Origin origin) {
        if (Areas.isDon(piece)) {
            DonMoves.rest(t, t.owner(piece), 1);
            return;
        }
        turn(t, piece, true);
        Happenings.occur(t, Occurrence.to(OccurrenceType.RESTED, piece, t.owner(piece), origin));
    }

    public static void setActive(Table t, int piece) {
        if (Areas.isDon(piece)) {
            DonMoves.ready(t, t.owner(piece), 1);
            return;
        }
        turn(t, piece, false);
    }

    public static void turn(Table t, int piece, boolean rested) {
        t.rested(piece, rested);
        if (t.heard()) {
            Trail.turned(t, piece);
            Reports.turned(t, piece);
        }
    }

    /** Turns a Life card over. */
    public static void turnOver(Table t, int piece, boolean faceUp) {
        t.faceUp(piece, faceUp);
        if (faceUp) {
            t.show(piece, Areas.BOTH);
        }
        if (t.heard()) {
            Trail.shown(t, piece, 0);
            if (faceUp) {
                Reports.revealed(t, piece);
            } else {
                Reports.turned(t, piece);
            }
        }
    }

    public static void shuffle(Table t, int seat) {
        putBack(t, seat, Areas.DECK);
        t.shuffle(seat, t.chance());
        if (t.heard()) {
            Trail.shuffled(t, seat);
            Reports.shuffled(t, seat);
        }
    }

    /**
     * Puts cards that have just moved to one end of an area into this order, topmost first. Only the orderer
     * knows which is which, except for those that are face up.
     */
    public static void order(Table t, int zone, boolean bottom, int[] pieces, int orderer) {
        int seat = t.owner(pieces[0]);
        int[] before = new int[pieces.length];
        for (int i = 0; i < before.length; i++) {
            before[i] = t.at(seat, zone, (bottom ? pieces.length : t.size(seat, zone)) - 1 - i);
        }
        t.order(seat, zone, bottom, pieces);
        Arrays.stream(pieces)
                .filter(piece -> !t.faceUp(piece))
                .forEach(piece -> t.hide(piece, Areas.BOTH & ~(1 << orderer)));
        if (t.heard()) {
            Trail.ordered(t, before, pieces, orderer);
            Reports.ordered(t, orderer, pieces.length);
        }
    }
}
