package dev.cardinal.onepiece.move;

/** How cards move from area to area, in the words around their names; without words, another event tells of it. */
public record Way(String before, String after) {
    public static final Way SILENT = new Way("", "");

    /** The way between two zones, by their names in the facts of an event. */
    public static Way of(String from, String to) {
        return switch (to) {
            case "HAND" ->
                from.equals("DECK") ? new Way("draws ", "") : new Way("takes ", " from " + place(from) + " into hand");
            case "TRASH" ->
                switch (from) {
                    case "HAND" -> new Way("discards ", "");
                    case "LIFE", "DECK" -> new Way("trashes ", " from " + place(from));
                    default -> SILENT;
                };
            case "DECK", "LIFE" ->
                new Way("puts ", (from.equals(to) ? " back" : " from " + place(from)) + " into " + place(to));
            default -> SILENT;
        };
    }

    private static String place(String zone) {
        return switch (zone) {
            case "DECK" -> "the deck";
            case "LIFE" -> "Life";
            case "TRASH" -> "the trash";
            case "HAND" -> "the hand";
            default -> "the field";
        };
    }
}
