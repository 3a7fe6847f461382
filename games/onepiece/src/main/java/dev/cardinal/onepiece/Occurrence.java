package dev.cardinal.onepiece;

/**
 * Something that happens to a card or a player, for effects that wait for it.
 *
 * @param piece the card it happens to, or -1
 * @param from the area the card comes from, or NOWHERE
 * @param to the area it goes to, or NOWHERE
 * @param seat the player it happens to
 * @param number how many, or what a count has become
 * @param other the other card of a battle, or -1
 */
record Occurrence(Type type, int piece, int from, int to, int seat, Deed deed, int number, int other) {
    enum Type {
        MOVED,
        PLAYED,
        KNOCKED_OUT,
        RESTED,
        ATTACKS,
        /** The same once the Counter Step begins (7-1-3-1). */
        ATTACKED,
        BATTLES,
        DAMAGE,
        LIFE,
        DECK,
        HAND,
        EVENT,
        TRIGGER,
        BLOCKER,
        DON_GIVEN,
        DON_RETURNED,
        DRAWN
    }

    static Occurrence to(Type type, int piece, int seat, Deed deed) {
        return new Occurrence(type, piece, Areas.NOWHERE, Areas.NOWHERE, seat, deed, 1, -1);
    }

    static Occurrence number(Type type, int seat, int number, Deed deed) {
        return new Occurrence(type, -1, Areas.NOWHERE, Areas.NOWHERE, seat, deed, number, -1);
    }

    static Occurrence pair(Type type, int piece, int other, int seat) {
        return new Occurrence(type, piece, Areas.NOWHERE, Areas.NOWHERE, seat, Deed.RULES, 1, other);
    }

    static Occurrence move(Type type, int piece, int from, int to, int seat, Deed deed) {
        return new Occurrence(type, piece, from, to, seat, deed, 1, -1);
    }
}
