package dev.cardinal.dominion;

/** A number that an instruction keeps in its frame, and how it is said in words. */
record Remembered(String name, As as) {
    /** What the number stands for; 0 is nothing at all. */
    enum As {
        NUMBER,
        /** A card's slot, plus one. */
        CARD,
        /** Seats as bits. */
        SEATS,
        /** What becomes of a card that was looked at. */
        FATE
    }

    static Remembered number(String name) {
        return new Remembered(name, As.NUMBER);
    }

    static Remembered card(String name) {
        return new Remembered(name, As.CARD);
    }
}
