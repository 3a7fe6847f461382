package dev.cardinal.mageknight.table;

/**
 * The source of an effect, and what the effect remembers.
 *
 * @param what a card, a unit or a skill
 * @param id the number of the card or skill; for a unit, its index among the player's units
 * @param more the bonus to its points
 * @param times the factor of its points
 * @param colour the remembered colour, or -1
 */
public record Cause(What what, int id, int more, int times, int colour) {
    public enum What {
        CARD,
        UNIT,
        /** A unit in the offer that fights once. */
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
