package dev.cardinal.kernel.scene;

import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A part of the table that holds pieces.
 *
 * <p>Where gaps close up, unknown backs are not listed: {@code size} minus the listed pieces is the number of backs. In
 * a bag, equal pieces are one piece with a count, and places mean nothing.
 *
 * @param id a stable name, such as "0/hand", "supply/Copper" or "map"
 * @param owner the seat that owns it, or -1
 * @param ordered whether places mean anything; if not, it is a bag
 * @param size how many pieces are here
 */
public record Area(String id, String label, int owner, Shape shape, boolean ordered, int size, List<Piece> pieces) {
    public static final int NOBODY = -1;

    public Area {
        pieces = pieces.stream().sorted().toList();
        int listed = pieces.stream().mapToInt(Piece::count).sum();
        if (listed > size || (shape.stays() && listed != size)) {
            throw new IllegalArgumentException(id + " lists " + listed + " of its " + size + " pieces");
        }
        for (int i = 1; i < pieces.size(); i++) {
            if (pieces.get(i).compareTo(pieces.get(i - 1)) == 0) {
                throw new IllegalArgumentException(id + " lists " + pieces.get(i) + " twice");
            }
        }
        for (Piece piece : pieces) {
            if (!shape.stays() && piece.look().isBack()) {
                throw new IllegalArgumentException(id + " lists a plain back");
            }
            if (!ordered && piece.place().known()) {
                throw new IllegalArgumentException(id + " is a bag, but it has a piece at place " + piece.place());
            }
        }
    }

    /** A bag of pieces; whatever {@code size} leaves over is backs. */
    public static Area bag(String id, String label, int owner, Shape shape, int size, List<Piece> pieces) {
        return new Area(id, label, owner, shape, false, size, pieces);
    }

    /** Pieces in order, or at fixed places. */
    public static Area ordered(String id, String label, int owner, Shape shape, int size, List<Piece> pieces) {
        return new Area(id, label, owner, shape, true, size, pieces);
    }

    /** The area under the piece at an index; it exists only while something is in it. */
    public static String under(String id, int index) {
        return id + "/" + index + "/under";
    }

    /** The area under one of this area's pieces: a row of what is there. */
    public Area below(int index, List<Look> below) {
        List<Piece> row = new ArrayList<>();
        for (Look look : below) {
            row.add(Piece.at(row.size(), look));
        }
        return ordered(under(id, index), "", owner, Shape.ROW, row.size(), row);
    }

    public Data.Fields json() {
        Data.Draft json = new Data.Draft().put("id", Data.of(id)).put("label", Data.of(label));
        if (owner >= 0) {
            json.put("owner", Data.of(owner));
        }
        json.put("shape", Data.of(shape.name().toLowerCase(Locale.ROOT)));
        if (!ordered) {
            json.put("bag", Data.of(true));
        }
        json.put("size", Data.of(size));
        if (!pieces.isEmpty()) {
            json.put("pieces", Data.of(pieces.stream().map(Piece::json).toList()));
        }
        return json.fields();
    }
}
