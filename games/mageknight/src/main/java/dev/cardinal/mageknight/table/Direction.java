package dev.cardinal.mageknight.table;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The six ways from a space to the next, in the order of {@link Wedge#next}. */
public enum Direction {
    EAST("e"),
    NORTH_EAST("ne"),
    NORTH_WEST("nw"),
    WEST("w"),
    SOUTH_WEST("sw"),
    SOUTH_EAST("se");

    private final String initials;

    Direction(String initials) {
        this.initials = initials;
    }

    /** As a player types it: "ne", "north-east", "northeast". */
    public static Optional<Direction> read(String typed) {
        String letters = typed.toLowerCase(Locale.ROOT).replaceAll("[ _-]", "");
        return Arrays.stream(values())
                .filter(direction -> letters.equals(direction.initials)
                        || letters.equals(direction.toString().replace("-", "")))
                .findFirst();
    }

    /** The space next to another in this direction, or {@link Wedge#NOWHERE}. */
    public int next(int space) {
        return Wedge.next(space, ordinal());
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
