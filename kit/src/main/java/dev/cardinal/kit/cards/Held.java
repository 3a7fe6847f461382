package dev.cardinal.kit.cards;

import dev.cardinal.kernel.scene.Look;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Viewer;

/**
 * A card in a zone.
 *
 * @param privy the seats that know its face, as bits
 */
record Held(String face, int privy) {
    boolean known(Viewer viewer) {
        return Move.privy(privy, viewer);
    }

    /** How it looks to those who know it; a card that everyone knows is face up. */
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
