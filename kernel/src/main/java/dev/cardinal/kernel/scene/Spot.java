package dev.cardinal.kernel.scene;

import dev.cardinal.kernel.data.Data;

/**
 * Something on the table to point at: a piece in its area, or the area itself.
 *
 * @param face in a bag, which piece; otherwise it may be empty
 */
public record Spot(String area, Place place, String face) {
    public static Spot area(String area) {
        return new Spot(area, Place.SOMEWHERE, "");
    }

    public static Spot at(String area, int index) {
        return new Spot(area, Place.at(index), "");
    }

    /** A piece of a bag with this face. */
    public static Spot in(String bag, String face) {
        return new Spot(bag, Place.SOMEWHERE, face);
    }

    public Data.Fields json() {
        Data.Draft json = new Data.Draft().put("area", Data.of(area));
        if (place.known()) {
            json.put("place", place.json());
        }
        if (!face.isEmpty()) {
            json.put("face", Data.of(face));
        }
        return json.fields();
    }
}
