package dev.cardinal.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * An area in the making: what a viewer knows of it while moves are carried out.
 *
 * <p>What lies somewhere is remembered as a count for each look. A piece that leaves unseen may be any of them, so that
 * one is taken off every count.
 */
final class Pile {
    private final Area area;
    private final String id;
    /** Where places close up: one for each piece, backs where nothing is known. Where they stay: all pieces. */
    private final List<Piece> row;

    private final Map<Look, Piece> somewhere;
    private int size;

    private Pile(Area area, String id, int size, List<Piece> row, Map<Look, Piece> somewhere) {
        this.area = area;
        this.id = id;
        this.size = size;
        this.row = row;
        this.somewhere = somewhere;
    }

    static Pile of(Area area) {
        Pile pile = new Pile(area, area.id(), area.size(), new ArrayList<>(), new TreeMap<>());
        if (area.ordered() && !area.shape().stays()) {
            for (int i = 0; i < area.size(); i++) {
                pile.row.add(back());
            }
        }
        for (Piece piece : area.pieces()) {
            if (!piece.place().known()) {
                pile.somewhere.put(piece.look(), piece);
            } else if (area.shape().stays()) {
                pile.row.add(piece);
            } else if (piece.place() instanceof Place.At(int index)) {
                pile.row.set(index, piece);
            } else {
                throw new IllegalArgumentException(area.id() + " has no spaces like " + piece.place());
            }
        }
        return pile;
    }

    private static Piece back() {
        return Piece.at(0, Look.BACK);
    }

    /** The area under the piece at an index of this one, when it has just come. */
    Pile under(int index) {
        String under = Area.under(id, index);
        return of(Area.ordered(under, "", area.owner(), Shape.ROW, 0, List.of()));
    }

    Pile named(String name) {
        return new Pile(area, name, size, row, somewhere);
    }

    String id() {
        return id;
    }

    boolean holding() {
        return area.holding();
    }

    boolean stays() {
        return area.shape().stays();
    }

    int size() {
        return size;
    }

    Area area() {
        List<Piece> pieces = new ArrayList<>(somewhere.values());
        for (int i = 0; i < row.size(); i++) {
            Piece piece = row.get(i);
            if (stays()) {
                pieces.add(piece);
            } else if (!piece.look().isBack()) {
                pieces.add(new Piece(Place.at(i), piece.look(), 1, piece.badges()));
            }
        }
        return new Area(id, area.label(), area.owner(), area.shape(), area.ordered(), area.holding(), size, pieces);
    }

    void remove(Place at, String face) {
        if (size == 0) {
            throw new IllegalArgumentException(id + " is empty");
        }
        size--;
        if (stays()) {
            removeFrom(at, face);
        } else if (at instanceof Place.At(int index)) {
            removeAt(index, face);
        } else {
            removeSomewhere(face);
        }
        forgetTooMany();
    }

    /** Takes a piece from a place that stays: the one with this face, else one that is not known, else the first. */
    private Data.Fields removeFrom(Place at, String face) {
        int found = -1;
        for (int i = 0; i < row.size(); i++) {
            Piece piece = row.get(i);
            if (piece.place().equals(at) && (found < 0 || closer(piece, row.get(found), face))) {
                found = i;
            }
        }
        if (found < 0) {
            throw new IllegalArgumentException("nothing lies there in " + id);
        }
        Piece piece = row.remove(found);
        if (piece.count() > 1) {
            row.add(new Piece(piece.place(), piece.look(), piece.count() - 1, piece.badges()));
        }
        return piece.badges();
    }

    private static boolean closer(Piece piece, Piece than, String face) {
        String known = piece.look().face();
        String other = than.look().face();
        return !other.equals(face) && (known.equals(face) || (known.isEmpty() && !other.isEmpty()));
    }

    private void removeAt(int index, String face) {
        String known = row.remove(index).look().face();
        if (!known.isEmpty() && !face.isEmpty() && !known.equals(face)) {
            throw new IllegalArgumentException(known + " lies there in " + id + ", not " + face);
        }
        if (known.isEmpty()) {
            leaves(face);
        }
    }

    /** Out of a row of which the viewer cannot say where, a piece that is known leaves first. */
    private void removeSomewhere(String face) {
        if (area.ordered()) {
            for (int i = 0; i < row.size(); i++) {
                if (!face.isEmpty() && row.get(i).look().face().equals(face)) {
                    row.remove(i);
                    return;
                }
            }
            int last = row.size() - 1;
            while (last > 0 && !row.get(last).look().face().isEmpty()) {
                last--;
            }
            row.remove(last);
        }
        leaves(face);
    }

    /** One of those that lie somewhere leaves. */
    private void leaves(String face) {
        if (face.isEmpty()) {
            List.copyOf(somewhere.keySet()).forEach(look -> less(look));
            return;
        }
        for (Look look : List.copyOf(somewhere.keySet())) {
            if (look.face().equals(face)) {
                less(look);
                return;
            }
        }
    }

    private void less(Look look) {
        somewhere.computeIfPresent(
                look,
                (same, piece) -> piece.count() == 1
                        ? null
                        : new Piece(Place.SOMEWHERE, same, piece.count() - 1, piece.badges()));
    }

    /** Nobody can remember more pieces than there are. */
    private void forgetTooMany() {
        if (size == 0) {
            somewhere.clear();
        }
    }

    void add(Place into, Look look) {
        size++;
        if (stays()) {
            addAt(into, look);
        } else if (into instanceof Place.At(int index)) {
            row.add(index, new Piece(into, look, 1, Data.fields()));
        } else {
            if (area.ordered()) {
                throw new IllegalArgumentException("where in " + id + "?");
            }
            if (!look.isBack()) {
                more(look, 1);
            }
        }
    }

    private void addAt(Place into, Look look) {
        for (int i = 0; i < row.size(); i++) {
            Piece piece = row.get(i);
            if (piece.place().equals(into) && piece.look().equals(look)) {
                row.set(i, new Piece(into, look, piece.count() + 1, piece.badges()));
                return;
            }
        }
        row.add(new Piece(into, look, 1, Data.fields()));
    }

    private void more(Look look, int count) {
        Piece piece = somewhere.get(look);
        int before = piece == null ? 0 : piece.count();
        Data.Fields badges = piece == null ? Data.fields() : piece.badges();
        somewhere.put(look, new Piece(Place.SOMEWHERE, look, before + count, badges));
    }

    void turn(Place at, int count, Look look) {
        if (at instanceof Place.At(int index) && !stays()) {
            for (int i = index; i < index + count; i++) {
                row.set(i, new Piece(at, look, 1, row.get(i).badges()));
            }
        } else if (stays()) {
            for (int i = 0; i < count; i++) {
                Data.Fields badges = removeFrom(at, look.face());
                addAt(at, look);
                row.replaceAll(
                        piece -> piece.place().equals(at) && piece.look().equals(look) ? piece.with(badges) : piece);
            }
        } else if (!look.face().isEmpty()) {
            Piece piece = somewhere.get(look);
            more(look, Math.max(0, count - (piece == null ? 0 : piece.count())));
        }
    }

    void shuffle(int from, List<String> faces, boolean tally) {
        for (int i = 0; i < faces.size(); i++) {
            Look look = row.get(from + i).look();
            if (tally && !look.face().isEmpty() && faces.get(i).isEmpty()) {
                more(Look.known(look.face()), 1);
            }
        }
        for (int i = 0; i < faces.size(); i++) {
            String face = faces.get(i);
            row.set(from + i, Piece.at(from + i, face.isEmpty() ? Look.BACK : Look.known(face)));
        }
    }

    void reorder(int from, List<Integer> order, boolean known) {
        List<Piece> part = new ArrayList<>(row.subList(from, from + order.size()));
        for (int i = 0; i < order.size(); i++) {
            row.set(from + i, known ? part.get(order.get(i)) : back());
        }
    }
}
