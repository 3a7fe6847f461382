package dev.cardinal.dominion;

/** The names of the areas on the table, as scenes and moves speak of them. */
final class AreaNames {
    static final String TRASH = "trash";

    private AreaNames() {}

    static String supply(Card card) {
        return "supply/" + card.name();
    }

    static String hand(int seat) {
        return seat + "/hand";
    }

    static String deck(int seat) {
        return seat + "/deck";
    }

    static String discard(int seat) {
        return seat + "/discard";
    }

    static String play(int seat) {
        return seat + "/play";
    }

    static String aside(int seat) {
        return seat + "/aside";
    }

    /** Cards off a deck that somebody looks at or that lie revealed until it is decided where they go. */
    static String looking(int seat) {
        return seat + "/looking";
    }
}
