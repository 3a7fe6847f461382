package dev.cardinal.kernel.scene;

import dev.cardinal.kernel.data.Data;

/**
 * How a piece looks to a viewer.
 *
 * @param face the face, or empty if it is unknown
 * @param up whether it is face up for everyone
 * @param turned whether it is turned: rested, spent, used
 */
public record Look(String face, boolean up, boolean turned) implements Comparable<Look> {
    /** A back about which nothing is known. */
    public static final Look BACK = new Look("", false, false);

    public Look {
        if (up && face.isEmpty()) {
            throw new IllegalArgumentException("a piece that is face up has a known face");
        }
    }

    public static Look up(String face) {
        return new Look(face, true, false);
    }

    /** A card face down that this viewer knows. */
    public static Look known(String face) {
        return new Look(face, false, false);
    }

    public Look turned(boolean now) {
        return new Look(face, up, now);
    }

    /** The same to a viewer who does not know the face. */
    Look closed() {
        return new Look("", false, turned);
    }

    public boolean isBack() {
        return equals(BACK);
    }

    /** Known faces by name, then backs. */
    @Override
    public int compareTo(Look other) {
        if (face.isEmpty() != other.face.isEmpty()) {
            return face.isEmpty() ? 1 : -1;
        }
        int byFace = face.compareTo(other.face);
        int byUp = byFace != 0 ? byFace : Boolean.compare(other.up, up);
        return byUp != 0 ? byUp : Boolean.compare(turned, other.turned);
    }

    Data.Draft into(Data.Draft json) {
        if (!face.isEmpty()) {
            json.put("face", Data.of(face));
        }
        if (up) {
            json.put("up", Data.of(true));
        }
        if (turned) {
            json.put("turned", Data.of(true));
        }
        return json;
    }
}
