package dev.cardinal.dominion.table;

/** The ids of the cards in every game, which are also their slots. */
public final class Basic {
    public static final int COPPER = 0;
    public static final int SILVER = 1;
    public static final int GOLD = 2;
    public static final int ESTATE = 3;
    public static final int DUCHY = 4;
    public static final int PROVINCE = 5;
    public static final int CURSE = 6;
    public static final int SIZE = 7;

    private Basic() {}
}
