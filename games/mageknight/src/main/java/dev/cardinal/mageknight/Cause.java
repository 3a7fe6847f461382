package dev.cardinal.mageknight;

/**
 * Where an effect comes from, and what it remembers.
 *
 * @param what a card, a unit or a skill
 * @param id the card's, unit's or skill's number; for a unit its place among the player's units
 * @param more how much is added to its points
 * @param times how many times its points count
 * @param colour the colour that it remembers, or -1
 */
record Cause(What what, int id, int more, int times, int colour) {
    enum What {
        CARD,
        UNIT,
        /** A unit in the offer that fights for one moment. */
        CALLED_UNIT,
        SKILL
    }

    static Cause card(int id) {
        return new Cause(What.CARD, id, 0, 1, -1);
    }

    static Cause card(int id, int more, int times) {
        return new Cause(What.CARD, id, more, times, -1);
    }

    static Cause of(What what, int id) {
        return new Cause(what, id, 0, 1, -1);
    }

    Cause remembering(int newColour) {
        return new Cause(what, id, more, times, newColour);
    }

    Cause times(int number) {
        return new Cause(what, id, more, number, colour);
    }

    boolean unit() {
        return what == What.UNIT || what == What.CALLED_UNIT;
    }

    int points(int number) {
        return number * times + more;
    }
}
