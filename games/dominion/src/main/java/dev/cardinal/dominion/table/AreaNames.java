package dev.cardinal.dominion.table;

/** The names of the areas on the table, as used in scenes and moves. */
public final class AreaNames {
    public static final String TRASH = "trash";

    private AreaNames() {}

    public static String supply(Card card) {
        return "supply/" + card.name();
    }

    public static String hand(int seat) {
        return seat + "/hand";
    }

    public static String deck(int seat) {
        return seat + "/deck";
    }

    public static String discard(int seat) {
        return seat + "/discard";
    }

    public static String play(int seat) {
        return seat + "/play";
    }

    public static String aside(int seat) {
        return seat + "/aside";
    }

    /** Cards from a deck being looked at or revealed, until their destination is decided. */
    public static String looking(int seat) {
        return seat + "/looking";
    }
}
