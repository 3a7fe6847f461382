package dev.cardinal.mageknight.table;

/**
 * Where an effect comes from, and what it remembers.
 *
 * @param what a card, a unit or a skill
 * @param id the card's, unit's or skill's number; for a unit its place among the player's units
 * @param more how much is added to its points
 * @param times how many times its points count
 * @param colour the colour that it remembers, or -1
 */
public record Cause(What what, int id, int more, int times, int colour) {
    public enum What {
        CARD,
        UNIT,
        /** A unit in the offer that fights for one moment. */
        CALLED_UNIT,
        SKILL
    }

    public static Cause card(int id) {
        return new Cause(What.CARD, id, 0, 1, -1);
    }

    public static Cause card(int id, int more, int times) {
        return new Cause(What.CARD, id, more, times, -1);
    }

    public static Cause of(What what, int id) {
        return new Cause(what, id, 0, 1, -1);
    }

    public Cause remembering(int newColour) {
        return new Cause(what, id, more, times, newColour);
    }

    public Cause times(int number) {
        return new Cause(what, id, more, number, colour);
    }

    public boolean unit() {
        return what == What.UNIT || what == What.CALLED_UNIT;
    }

    public int points(int number) {
        return number * times + more;
    }
}
