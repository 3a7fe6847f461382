package dev.cardinal.dominion.table;

/** A number that an instruction keeps in its frame, and how it is said in words. */
public record FrameField(String name, Kind kind) {
    /** What the number stands for; 0 is nothing at all. */
    public enum Kind {
        NUMBER,
        /** A card's slot, plus one. */
        CARD,
        /** Seats as bits. */
        SEATS,
        /** What becomes of a card that was looked at. */
        FATE
    }

    public static FrameField number(String name) {
        return new FrameField(name, Kind.NUMBER);
    }

    public static FrameField card(String name) {
        return new FrameField(name, Kind.CARD);
    }
}
