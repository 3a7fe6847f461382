package dev.cardinal.onepiece.table;

/**
 * Something that happens to a card or a player, and that effects may wait for.
 *
 * @param piece the card it happens to, or -1
 * @param from the area the card comes from, or NOWHERE
 * @param to the area it goes to, or NOWHERE
 * @param seat the player it happens to
 * @param number how many, or the new count
 * @param other the other card of a battle, or -1
 */
public record Occurrence(
        OccurrenceType type,
        @PieceNumber int piece,
        int from,
        int to,
        int seat,
        Origin origin,
        int number,
        @PieceNumber int other) {
    public static Occurrence to(OccurrenceType type, int piece, int seat, Origin origin) {
        return new Occurrence(type, piece, Areas.NOWHERE, Areas.NOWHERE, seat, origin, 1, -1);
    }

    public static Occurrence number(OccurrenceType type, int seat, int number, Origin origin) {
        return new Occurrence(type, -1, Areas.NOWHERE, Areas.NOWHERE, seat, origin, number, -1);
    }

    public static Occurrence pair(OccurrenceType type, int piece, int other, int seat) {
        return new Occurrence(type, piece, Areas.NOWHERE, Areas.NOWHERE, seat, Origin.RULES, 1, other);
    }

    public static Occurrence move(OccurrenceType type, int piece, int from, int to, int seat, Origin origin) {
        return new Occurrence(type, piece, from, to, seat, origin, 1, -1);
    }
}
