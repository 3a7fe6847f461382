package dev.cardinal.mageknight.pieces;

import dev.cardinal.kernel.scene.Look;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Place;
import dev.cardinal.mageknight.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Moves pieces between zones, noting moves for listeners. */
public final class Carrying {
    /** Only the referee knows the face. */
    public static final int NOBODY = 0;

    private Carrying() {}

    /** Moves the top piece to another zone, seen by everyone. */
    public static int top(Table t, int from, int to) {
        return top(t, from, to, Move.EVERYBODY);
    }

    /** The same, seen only by these seats. */
    public static int top(Table t, int from, int to, int privy) {
        return carry(t, from, t.piles.size(from) - 1, to, privy);
    }

    /** Moves one such piece to another zone, seen by everyone. */
    public static void one(Table t, int from, int value, int to) {
        carry(t, from, t.piles.indexOf(from, value), to, Move.EVERYBODY);
    }

    /** Moves a piece to another zone, seen by these seats. */
    public static int carry(Table t, int from, int index, int to, int privy) {
        int value = t.piles.removeAt(from, index);
        t.piles.add(to, value);
        if (t.heard()) {
            note(t, from, index, to, t.piles.size(to) - 1, value, privy);
        }
        return value;
    }

    /** Moves a piece to the bottom of a zone, seen by everyone. */
    static int below(Table t, int from, int index, int to) {
        int value = t.piles.removeAt(from, index);
        t.piles.addBelow(to, value);
        if (t.heard()) {
            note(t, from, index, to, 0, value, Move.EVERYBODY);
        }
        return value;
    }

    /** Moves a piece from a deck to a hand without telling others where in the deck it was. */
    public static void fromSomewhere(Table t, int deck, int value, int hand, int privy) {
        t.piles.remove(deck, value);
        t.piles.add(hand, value);
        if (t.heard()) {
            ZoneArea from = area(deck);
            Look look = look(area(hand), from.kind(), value);
            t.note(new Move.Moved(from.id(), Place.SOMEWHERE, area(hand).id(), Place.SOMEWHERE, 1, look, privy));
        }
    }

    /** Shows these seats a piece that stays face down. */
    public static void look(Table t, int deck, int index, int privy) {
        ZoneArea area = area(deck);
        Look look = Look.known(area.kind().face(t.piles.get(deck, index)));
        t.note(new Move.Turned(area.id(), area.place(index, t.piles.size(deck)), 1, look, privy));
    }

    /** Moves all pieces to another zone. */
    public static void all(Table t, int from, int to, int privy) {
        if (!t.heard()) {
            t.piles.moveAll(from, to);
            return;
        }
        while (t.piles.size(from) > 0) {
            carry(t, from, 0, to, privy);
        }
    }

    /** Brings a piece into the game. */
    public static void enter(Table t, int to, int value) {
        t.piles.add(to, value);
        if (t.heard()) {
            ZoneArea area = area(to);
            Place into = area.place(t.piles.size(to) - 1, t.piles.size(to));
            t.note(new Move.Moved(
                    Move.BOX, Place.SOMEWHERE, area.id(), into, 1, look(area, area.kind(), value), Move.EVERYBODY));
        }
    }

    /** Removes a piece from the game. */
    public static void leave(Table t, int from, int index) {
        int value = t.piles.removeAt(from, index);
        t.arrived++;
        if (t.heard()) {
            ZoneArea area = area(from);
            t.note(new Move.Moved(
                    area.id(),
                    area.place(index, t.piles.size(from) + 1),
                    Move.BOX,
                    Place.SOMEWHERE,
                    1,
                    Look.known(area.kind().face(value)),
                    Move.EVERYBODY));
        }
    }

    public static void shuffle(Table t, int zone) {
        t.piles.shuffle(zone, t.chance());
        mixed(t, zone);
    }

    /** Notes that no one knows the order of a deck any more. */
    public static void mixed(Table t, int zone) {
        if (t.heard()) {
            ZoneArea area = area(zone);
            List<String> faces = new ArrayList<>();
            for (int i = t.piles.size(zone) - 1; i >= 0; i--) {
                faces.add(area.kind().face(t.piles.get(zone, i)));
            }
            t.note(new Move.Shuffled(area.id(), 0, faces, NOBODY));
        }
    }

    /** Shows everyone a hand. */
    static void show(Table t, int hand) {
        Arrays.stream(t.piles.toArray(hand)).distinct().forEach(card -> show(t, hand, card));
    }

    /** Shows everyone how many of a card are in a hand. */
    static void show(Table t, int hand, int card) {
        ZoneArea area = area(hand);
        int count = t.piles.count(hand, card);
        if (count > 0) {
            Look look = Look.known(area.kind().face(card));
            t.note(new Move.Turned(area.id(), Place.SOMEWHERE, count, look, Move.EVERYBODY));
        }
    }

    private static void note(Table t, int from, int index, int to, int into, int value, int privy) {
        ZoneArea out = ZoneArea.of(from);
        ZoneArea in = ZoneArea.of(to);
        if (out == null && in == null) {
            return;
        }
        Kind kind = in == null ? area(from).kind() : in.kind();
        t.note(new Move.Moved(
                out == null ? Move.BOX : out.id(),
                out == null ? Place.SOMEWHERE : out.place(index, t.piles.size(from) + 1),
                in == null ? Move.BOX : in.id(),
                in == null ? Place.SOMEWHERE : in.place(into, t.piles.size(to)),
                1,
                look(in, kind, value),
                privy));
    }

    private static Look look(@Nullable ZoneArea in, Kind kind, int value) {
        return in != null && in.up() ? Look.up(kind.face(value)) : Look.known(kind.face(value));
    }

    public static ZoneArea area(int zone) {
        ZoneArea area = ZoneArea.of(zone);
        if (area == null) {
            throw new IllegalArgumentException("zone " + zone + " is not on the table");
        }
        return area;
    }
}
