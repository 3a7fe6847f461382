package dev.cardinal.mageknight.table;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.data.Space;
import dev.cardinal.mageknight.effect.Terrain;
import java.util.Arrays;

/** The revealed map, with the tokens and shields on it. */
public final class Land {
    private static final byte EMPTY = -1;
    private static final Terrain[] TERRAINS = Components.tiles().stream()
            .flatMap(tile -> tile.spaces().stream())
            .map(Space::terrain)
            .toArray(Terrain[]::new);
    private static final Site[] SITES = Components.tiles().stream()
            .flatMap(tile -> tile.spaces().stream())
            .map(Space::site)
            .toArray(Site[]::new);

    private final byte[] tiles;
    private int arrived;
    public final Tokens foes;
    /** The shields, by seat. */
    public final Tokens shields;

    public final Tokens ruins;

    Land() {
        tiles = new byte[Wedge.SLOTS];
        Arrays.fill(tiles, EMPTY);
        foes = new Tokens();
        shields = new Tokens();
        ruins = new Tokens();
    }

    Land(Land other) {
        tiles = other.tiles.clone();
        foes = new Tokens(other.foes);
        shields = new Tokens(other.shields);
        ruins = new Tokens(other.ruins);
    }

    /** How many spaces and tokens have come to the map so far. */
    int arrived() {
        return arrived + foes.arrived() + shields.arrived() + ruins.arrived();
    }

    public boolean empty(int slot) {
        return tiles[slot] == EMPTY;
    }

    public int tile(int slot) {
        return tiles[slot];
    }

    public void place(int slot, int tile) {
        tiles[slot] = (byte) tile;
        arrived += Wedge.ON_TILE;
    }

    /** Takes a tile off the map. */
    public void remove(int slot) {
        tiles[slot] = EMPTY;
    }

    public boolean revealed(int space) {
        return space != Wedge.NOWHERE && tiles[Wedge.slotOf(space)] != EMPTY;
    }

    public Terrain terrain(int space) {
        return TERRAINS[tiles[Wedge.slotOf(space)] * Wedge.ON_TILE + Wedge.on(space)];
    }

    public Site site(int space) {
        return SITES[tiles[Wedge.slotOf(space)] * Wedge.ON_TILE + Wedge.on(space)];
    }

    /** How many tiles touch a slot. */
    public int touching(int slot) {
        int touching = 0;
        for (int i = 0; i < Wedge.DIRECTIONS; i++) {
            int beside = Wedge.beside(slot, i);
            touching += beside != Wedge.NOWHERE && tiles[beside] != EMPTY ? 1 : 0;
        }
        return touching;
    }

    /** The seat whose shield is on a space, or -1. */
    public int owner(int space) {
        int shield = shields.at(space);
        return shield == Tokens.NONE ? -1 : shields.get(shield);
    }
}
