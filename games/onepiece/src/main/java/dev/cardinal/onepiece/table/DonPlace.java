package dev.cardinal.onepiece.table;

/** The place of a DON!! card on a player's field, as a number. */
public final class DonPlace {
    public static final int ACTIVE = 0;
    public static final int RESTED = 1;
    /** Added to a piece, for the DON!! cards given to it. */
    public static final int GIVEN = 2;

    private DonPlace() {}
}
