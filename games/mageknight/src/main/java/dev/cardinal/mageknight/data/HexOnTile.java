package dev.cardinal.mageknight.data;

/** The place of a space on its tile: the centre or one of six sides, in steps to the east and the south-east. */
public enum HexOnTile {
    C(0, 0),
    NE(1, -1),
    E(1, 0),
    SE(0, 1),
    SW(-1, 1),
    W(-1, 0),
    NW(0, -1);

    private final int q;
    private final int r;

    HexOnTile(int q, int r) {
        this.q = q;
        this.r = r;
    }

    public int q() {
        return q;
    }

    public int r() {
        return r;
    }
}
