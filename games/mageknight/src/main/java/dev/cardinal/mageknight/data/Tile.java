package dev.cardinal.mageknight.data;

import dev.cardinal.mageknight.effect.Terrain;
import java.util.Arrays;
import java.util.List;

/**
 * A tile of the map.
 *
 * @param number the number on its front
 * @param spaces one for each {@link HexOnTile}, in order
 */
public record Tile(int id, String name, Kind kind, int number, List<Space> spaces) {
    public enum Kind {
        START,
        COUNTRYSIDE,
        CORE
    }

    public Tile {
        spaces = List.copyOf(spaces);
        if (spaces.size() != HexOnTile.values().length) {
            throw new IllegalArgumentException(name + " has " + spaces.size() + " spaces");
        }
    }

    static Tile of(int id, Row row) {
        return new Tile(
                id,
                row.text("name"),
                row.one(Kind.class, "kind"),
                row.number("number"),
                Arrays.stream(HexOnTile.values())
                        .map(spot -> space(row.text(spot.name())))
                        .toList());
    }

    /** A space as in "hills" or "hills, keep". */
    private static Space space(String words) {
        String[] parts = words.split(", ");
        return new Space(
                Row.constant(Terrain.class, parts[0]),
                parts.length == 1 ? Site.NONE : Row.constant(Site.class, parts[1]));
    }

    public Space space(HexOnTile spot) {
        return spaces.get(spot.ordinal());
    }

    public boolean hasCity() {
        return space(HexOnTile.C).site().isCity();
    }

    @Override
    public String toString() {
        return name;
    }
}
