package dev.cardinal.kit.cards;

import dev.cardinal.kernel.scene.Area;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Shape;

/**
 * A place for cards.
 *
 * @param id a stable name, such as "deck", or "0/hand" for what belongs to a seat
 * @param owner the seat it belongs to, or -1
 * @param seers the seats that see cards arriving here, as bits
 */
public record Zone(String id, String label, int owner, Shape shape, int seers) {
    /** Cards face down that no one may look at. */
    public static Zone closed(String id, String label) {
        return new Zone(id, label, Area.NOBODY, Shape.STACK, 0);
    }

    /** Cards face up. */
    public static Zone open(String id, String label) {
        return new Zone(id, label, Area.NOBODY, Shape.ROW, Move.EVERYBODY);
    }

    /** The cards in a seat's hand. */
    public static Zone hand(int seat) {
        return new Zone(seat + "/hand", "Hand", seat, Shape.FAN, 1 << seat);
    }

    /** The name of a zone or number without its seat. */
    static String name(String id) {
        return id.substring(id.indexOf('/') + 1);
    }
}
