package dev.cardinal.onepiece;

/** Cards and DON!! cards change their places, and everybody who waits for that is told. */
final class Moves {
    private static final int BOTH = 3;

    private Moves() {}

    /** Draws one card; with an empty deck nothing happens. */
    static boolean draw(Table t, int seat) {
        if (t.size(seat, Areas.DECK) == 0) {
            return false;
        }
        int piece = t.top(seat, Areas.DECK);
        Happenings.occur(t, Occurrence.to(OccurrenceType.DRAWN, piece, seat, Deed.RULES));
        move(t, piece, Areas.HAND, false, false, Deed.RULES);
        return true;
    }

    /** Moves one card, as a K.O. or otherwise. */
    static void move(Table t, int piece, int to, boolean bottom, boolean faceUp, Deed deed) {
        move(t, piece, to, bottom, faceUp, deed, OccurrenceType.MOVED);
    }

    static void move(Table t, int piece, int to, boolean bottom, boolean faceUp, Deed deed, OccurrenceType how) {
        int from = t.zone(piece);
        int seat = t.owner(piece);
        Happenings.occur(t, Occurrence.move(how, piece, from, to, seat, deed));
        know(t, piece, from, to, faceUp);
        int fromIndex = t.heard() ? leaves(t, piece, how) : 0;
        t.put(piece, to, bottom);
        if (faceUp) {
            t.faceUp(piece, true);
        }
        if (t.heard()) {
            Told.moved(t, piece, from, fromIndex);
        }
        if (from != to && (from == Areas.LIFE || to == Areas.LIFE)) {
            count(t, OccurrenceType.LIFE, seat, Areas.LIFE, deed);
        }
        if (t.counts && from != to) {
            if (from == Areas.HAND || to == Areas.HAND) {
                count(t, OccurrenceType.HAND, seat, Areas.HAND, deed);
            }
            if (from == Areas.DECK || to == Areas.DECK) {
                count(t, OccurrenceType.DECK, seat, Areas.DECK, deed);
            }
        }
    }

    private static void count(Table t, OccurrenceType type, int seat, int zone, Deed deed) {
        Happenings.occur(t, Occurrence.number(type, seat, t.size(seat, zone), deed));
    }

    /** Tells what there is to tell of a card that is about to leave; its place. */
    private static int leaves(Table t, int piece, OccurrenceType how) {
        if (how == OccurrenceType.KNOCKED_OUT) {
            Told.knockedOut(t, piece);
        }
        if (t.given(piece) > 0) {
            Told.detached(t, piece, t.given(piece));
        }
        return Told.index(t, piece);
    }

    /** Who knows what the card is once it is there. */
    private static void know(Table t, int piece, int from, int to, boolean faceUp) {
        int seat = t.owner(piece);
        switch (to) {
            case Areas.HAND -> t.show(piece, 1 << seat);
            case Areas.DECK, Areas.LIFE -> {
                if (faceUp) {
                    t.show(piece, BOTH);
                } else if (from == Areas.HAND) {
                    forgetHand(t, seat);
                }
            }
            case Areas.LIMBO -> {}
            default -> t.show(piece, BOTH);
        }
    }

    /** Once a card has left a hand unseen, the other player cannot say which one it was. */
    private static void forgetHand(Table t, int seat) {
        for (int i = 0; i < t.size(seat, Areas.HAND); i++) {
            t.hide(t.at(seat, Areas.HAND, i), 1 << (1 - seat));
        }
    }

    static void reveal(Table t, int piece) {
        t.show(piece, BOTH);
        if (t.heard()) {
            Told.revealed(t, piece);
        }
    }

    static void rest(Table t, int piece, Deed deed) {
        if (Areas.isDon(piece)) {
            restDon(t, t.owner(piece), 1);
            return;
        }
        t.rested(piece, true);
        if (t.heard()) {
            Told.turned(t, piece);
        }
        Happenings.occur(t, Occurrence.to(OccurrenceType.RESTED, piece, t.owner(piece), deed));
    }

    static void setActive(Table t, int piece) {
        if (Areas.isDon(piece)) {
            readyDon(t, t.owner(piece), 1);
            return;
        }
        t.rested(piece, false);
        if (t.heard()) {
            Told.turned(t, piece);
        }
    }

    static void shuffle(Table t, int seat) {
        t.shuffle(seat, t.chance());
        if (t.heard()) {
            Told.shuffled(t, seat);
        }
    }

    /** Puts DON!! cards from the DON!! deck into the cost area, as many as there are. */
    static int addDon(Table t, int seat, int number, boolean rested) {
        int added = Math.min(number, t.donDeck(seat));
        if (added > 0) {
            t.don(
                    seat,
                    t.donDeck(seat) - added,
                    t.donActive(seat) + (rested ? 0 : added),
                    t.donRested(seat) + (rested ? added : 0));
            tellDon(t, seat, "don_added", added, rested);
        }
        return added;
    }

    static void restDon(Table t, int seat, int number) {
        t.don(seat, t.donDeck(seat), t.donActive(seat) - number, t.donRested(seat) + number);
        tellDon(t, seat, "don_rested", number, true);
    }

    static void readyDon(Table t, int seat, int number) {
        t.don(seat, t.donDeck(seat), t.donActive(seat) + number, t.donRested(seat) - number);
        tellDon(t, seat, "don_activated", number, false);
    }

    /** Gives DON!! cards from the cost area to a card. */
    static void giveDon(Table t, int piece, int active, int rested) {
        int seat = t.owner(piece);
        t.don(seat, t.donDeck(seat), t.donActive(seat) - active, t.donRested(seat) - rested);
        t.given(piece, t.given(piece) + active + rested);
        if (t.heard()) {
            Told.gave(t, piece, active, rested);
        }
        Happenings.occur(t, Occurrence.to(OccurrenceType.DON_GIVEN, piece, seat, Deed.RULES));
    }

    /** Takes DON!! cards that are given to cards off them, as many as these places name. */
    static int takeBack(Table t, int[] places) {
        int taken = 0;
        for (int place : places) {
            if (place >= ChooseDon.GIVEN) {
                int piece = place - ChooseDon.GIVEN;
                int seat = t.owner(piece);
                t.given(piece, t.given(piece) - 1);
                t.don(seat, t.donDeck(seat), t.donActive(seat), t.donRested(seat) + 1);
                if (t.heard()) {
                    Told.detached(t, piece, 1);
                }
                taken++;
            }
        }
        return taken;
    }

    /** Returns DON!! cards from these places to the DON!! deck. */
    static void returnDon(Table t, int seat, int[] places, Deed deed) {
        for (int place : places) {
            switch (place) {
                case ChooseDon.ACTIVE -> t.don(seat, t.donDeck(seat) + 1, t.donActive(seat) - 1, t.donRested(seat));
                case ChooseDon.RESTED -> t.don(seat, t.donDeck(seat) + 1, t.donActive(seat), t.donRested(seat) - 1);
                default -> {
                    int piece = place - ChooseDon.GIVEN;
                    t.given(piece, t.given(piece) - 1);
                    t.don(seat, t.donDeck(seat) + 1, t.donActive(seat), t.donRested(seat));
                }
            }
        }
        if (places.length > 0) {
            if (t.heard()) {
                Told.returned(t, seat, places);
            }
            Happenings.occur(t, Occurrence.number(OccurrenceType.DON_RETURNED, seat, places.length, deed));
        }
    }

    private static void tellDon(Table t, int seat, String type, int number, boolean rested) {
        if (number > 0 && t.heard()) {
            Told.don(t, seat, type, number, rested);
        }
    }
}
