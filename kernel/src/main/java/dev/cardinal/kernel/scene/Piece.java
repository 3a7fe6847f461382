package dev.cardinal.kernel.scene;

import dev.cardinal.kernel.data.Data;

/**
 * One or more equal pieces on the table. A piece has no identity, only a place.
 *
 * @param badges what it shows at the moment, such as its power or that it is new
 */
public record Piece(Place place, Look look, int count, Data.Fields badges) implements Comparable<Piece> {
    public Piece {
        if (count < 1) {
            throw new IllegalArgumentException("a piece needs a count of at least 1: " + look);
        }
    }

    public static Piece at(int index, Look look) {
        return new Piece(Place.at(index), look, 1, Data.fields());
    }

    /** Equal pieces without a known place. */
    public static Piece somewhere(Look look, int count) {
        return new Piece(Place.SOMEWHERE, look, count, Data.fields());
    }

    public Piece with(Data.Fields nowBadges) {
        return new Piece(place, look, count, nowBadges);
    }

    @Override
    public int compareTo(Piece other) {
        int byPlace = place.compareTo(other.place);
        return byPlace != 0 ? byPlace : look.compareTo(other.look);
    }

    Data json() {
        Data.Draft json = new Data.Draft();
        if (place.known()) {
            json.put("place", place.json());
        }
        look.into(json);
        if (count > 1) {
            json.put("count", Data.of(count));
        }
        if (!badges.values().isEmpty()) {
            json.put("badges", badges);
        }
        return json.fields();
    }
}
