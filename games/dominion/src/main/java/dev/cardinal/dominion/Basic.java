package dev.cardinal.dominion;

/** The cards that are in every game: their ids, and in every game their slots. */
final class Basic {
    static final int COPPER = 0;
    static final int SILVER = 1;
    static final int GOLD = 2;
    static final int ESTATE = 3;
    static final int DUCHY = 4;
    static final int PROVINCE = 5;
    static final int CURSE = 6;
    static final int SIZE = 7;

    private Basic() {}
}
