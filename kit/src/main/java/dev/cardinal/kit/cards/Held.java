package dev.cardinal.kit.cards;

import dev.cardinal.kernel.Look;
import dev.cardinal.kernel.Move;
import dev.cardinal.kernel.Viewer;

/**
 * A card in a zone.
 *
 * @param privy the seats, as bits, that know its face
 */
record Held(String face, int privy) {
    boolean known(Viewer viewer) {
        return Move.privy(privy, viewer);
    }

    /** How it looks to those who know it: what everybody knows lies face up. */
    Look look() {
        return privy == Move.EVERYBODY ? Look.up(face) : Look.known(face);
    }

    Look look(Viewer viewer) {
        return known(viewer) ? look() : Look.BACK;
    }

    Held seenBy(int seats) {
        return new Held(face, privy | seats);
    }
}
