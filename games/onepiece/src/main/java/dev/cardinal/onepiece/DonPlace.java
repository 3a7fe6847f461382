package dev.cardinal.onepiece;

/** Where a DON!! card on a player's field lies, as a number. */
final class DonPlace {
    static final int ACTIVE = 0;
    static final int RESTED = 1;
    /** The DON!! cards given to a piece have this number more than the piece. */
    static final int GIVEN = 2;

    private DonPlace() {}
}
