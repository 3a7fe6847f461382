package dev.cardinal.onepiece.table;

import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kit.GameState;

/** Where DON!! cards are. They are all the same and only counted. */
abstract class DonAreas extends GameState<Table> {
    private static final int PARTS = 3;

    /** For each player: those in the DON!! deck, active, and rested. */
    private final byte[] don;

    /** The DON!! cards given to each card. */
    private final byte[] given;

    private long carried;
    /** Whether powers, costs and keywords must be computed again. */
    public boolean stale = true;

    DonAreas(int pieces, Chance chance) {
        super(chance);
        don = new byte[2 * PARTS];
        given = new byte[pieces];
    }

    DonAreas(DonAreas other) {
        super(other);
        don = other.don.clone();
        given = other.given.clone();
    }

    public final int donDeck(int seat) {
        return don[seat * PARTS];
    }

    public final int donActive(int seat) {
        return don[seat * PARTS + 1];
    }

    public final int donRested(int seat) {
        return don[seat * PARTS + 2];
    }

    public final int given(int piece) {
        return given[piece];
    }

    public final void don(int seat, int inDeck, int active, int rested) {
        carried(Math.max(0, inDeck - donDeck(seat)));
        carried(Math.max(0, active + rested - donActive(seat) - donRested(seat)));
        don[seat * PARTS] = (byte) inDeck;
        don[seat * PARTS + 1] = (byte) active;
        don[seat * PARTS + 2] = (byte) rested;
        stale = true;
    }

    public final void given(int piece, int number) {
        carried(Math.max(0, number - given[piece]));
        given[piece] = (byte) number;
        stale = true;
    }

    @Override
    public final long carried() {
        return carried;
    }

    /** Counts cards that have just changed areas. */
    final void carried(int number) {
        carried += number;
    }

    final void countCarried() {
        carried = 0;
    }
}
