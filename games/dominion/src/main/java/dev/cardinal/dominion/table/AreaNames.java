package dev.cardinal.dominion.table;

/** The names of the areas on the table, as scenes and moves speak of them. */
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

    /** Cards off a deck that somebody looks at or that lie revealed until it is decided where they go. */
    public static String looking(int seat) {
        return seat + "/looking";
    }
}
