package dev.cardinal.dominion.table;

/** A number that an instruction keeps in its frame, and how to write it in words. */
public record FrameField(String name, Kind kind) {
    /** What the number means; 0 always means nothing. */
    public enum Kind {
        NUMBER,
        /** A card's slot, plus one. */
        CARD,
        /** Seats as bits. */
        SEATS,
        /** What happens to a card that was looked at. */
        FATE
    }

    public static FrameField number(String name) {
        return new FrameField(name, Kind.NUMBER);
    }

    public static FrameField card(String name) {
        return new FrameField(name, Kind.CARD);
    }
}
