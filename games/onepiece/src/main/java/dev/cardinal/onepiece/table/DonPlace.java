package dev.cardinal.onepiece.table;

/** Where a DON!! card on a player's field lies, as a number. */
public final class DonPlace {
    public static final int ACTIVE = 0;
    public static final int RESTED = 1;
    /** The DON!! cards given to a piece have this number more than the piece. */
    public static final int GIVEN = 2;

    private DonPlace() {}
}
