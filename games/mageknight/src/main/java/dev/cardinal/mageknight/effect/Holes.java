package dev.cardinal.mageknight.effect;

/**
 * The values for the holes of a phrase.
 *
 * @param terrains a bit for each {@link Terrain}
 * @param least the minimum of a reduced cost
 */
record Holes(int number, int terrains, int least) {
    static final Holes NONE = new Holes(0, 0, 0);

    static Holes of(int number) {
        return new Holes(number, 0, 0);
    }

    Holes withNumber(int other) {
        return new Holes(other, terrains, least);
    }

    Holes withTerrains(int mask) {
        return new Holes(number, mask, least);
    }

    Holes withLeast(int other) {
        return new Holes(number, terrains, other);
    }
}
