package dev.cardinal.onepiece.move;

import dev.cardinal.kernel.scene.Look;
import dev.cardinal.onepiece.table.DonPlace;
import dev.cardinal.onepiece.table.Happenings;
import dev.cardinal.onepiece.table.Occurrence;
import dev.cardinal.onepiece.table.OccurrenceType;
import dev.cardinal.onepiece.table.Origin;
import dev.cardinal.onepiece.table.Table;

/** Moves DON!! cards. In a cost area the active ones come first. */
public final class DonMoves {
    private DonMoves() {}

    /** Puts DON!! cards from the DON!! deck into the cost area, or as many as there are. */
    public static int add(Table t, int seat, int number, boolean rested) {
        int added = Math.min(number, t.donDeck(seat));
        if (added > 0) {
            int active = t.donActive(seat);
            int all = active + t.donRested(seat);
            t.don(
                    seat,
                    t.donDeck(seat) - added,
                    active + (rested ? 0 : added),
                    t.donRested(seat) + (rested ? added : 0));
            if (t.heard()) {
                Look look = Trail.DON.turned(rested);
                Trail.don(t, Where.donDeck(seat), 0, Where.cost(seat), rested ? all : active, added, look);
                Reports.don(t, seat, "don_added", added, rested);
            }
        }
        return added;
    }

    public static void rest(Table t, int seat, int number) {
        t.don(seat, t.donDeck(seat), t.donActive(seat) - number, t.donRested(seat) + number);
        if (number > 0 && t.heard()) {
            Trail.donTurned(t, seat, t.donActive(seat), number, true);
            Reports.don(t, seat, "don_rested", number, true);
        }
    }

    public static void ready(Table t, int seat, int number) {
        t.don(seat, t.donDeck(seat), t.donActive(seat) + number, t.donRested(seat) - number);
        if (number > 0 && t.heard()) {
            Trail.donTurned(t, seat, t.donActive(seat) - number, number, false);
            Reports.don(t, seat, "don_activated", number, false);
        }
    }

    /** Gives DON!! cards from the cost area to a card. */
    public static void give(Table t, int piece, int active, int rested) {
        int seat = t.owner(piece);
        int given = t.given(piece);
        t.don(seat, t.donDeck(seat), t.donActive(seat) - active, t.donRested(seat) - rested);
        t.given(piece, given + active + rested);
        if (t.heard()) {
            String under = Where.under(t, piece);
            int at = t.donActive(seat);
            Trail.don(t, Where.cost(seat), at, under, given, active, Trail.DON);
            Trail.don(t, Where.cost(seat), at, under, given, rested, Trail.DON);
            Reports.gave(t, piece, active, rested);
        }
        for (int i = 0; i < active + rested; i++) {
            Happenings.occur(t, Occurrence.to(OccurrenceType.DON_GIVEN, piece, seat, Origin.RULES));
        }
    }

    /** Returns DON!! cards given to a card to the cost area, rested. */
    public static void detach(Table t, int piece, int number) {
        int seat = t.owner(piece);
        int all = t.donActive(seat) + t.donRested(seat);
        t.given(piece, t.given(piece) - number);
        t.don(seat, t.donDeck(seat), t.donActive(seat), t.donRested(seat) + number);
        if (t.heard()) {
            Trail.don(t, Where.under(t, piece), 0, Where.cost(seat), all, number, Trail.DON.turned(true));
            Reports.detached(t, piece, number);
        }
    }

    /** Takes given DON!! cards back from the cards at these places. */
    public static int takeBack(Table t, int[] places) {
        int taken = 0;
        for (int place : places) {
            if (place >= DonPlace.GIVEN) {
                detach(t, place - DonPlace.GIVEN, 1);
                taken++;
            }
        }
        return taken;
    }

    /** Returns DON!! cards from these places to the DON!! deck. */
    public static void giveBack(Table t, int seat, int[] places, Origin origin) {
        for (int place : places) {
            giveBack(t, seat, place);
        }
        if (places.length > 0) {
            if (t.heard()) {
                Reports.returned(t, seat, places);
            }
            Happenings.occur(t, Occurrence.number(OccurrenceType.DON_RETURNED, seat, places.length, origin));
        }
    }

    private static void giveBack(Table t, int seat, int place) {
        int active = t.donActive(seat);
        int rested = t.donRested(seat);
        int piece = place - DonPlace.GIVEN;
        int at = 0;
        switch (place) {
            case DonPlace.ACTIVE -> at = --active;
            case DonPlace.RESTED -> at = active + --rested;
            default -> t.given(piece, t.given(piece) - 1);
        }
        t.don(seat, t.donDeck(seat) + 1, active, rested);
        if (t.heard()) {
            String from = place < DonPlace.GIVEN ? Where.cost(seat) : Where.under(t, piece);
            Trail.don(t, from, at, Where.donDeck(seat), 0, 1, Look.known(Where.DON));
        }
    }
}
