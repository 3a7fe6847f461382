package dev.cardinal.mageknight.data;

/**
 * A level of a hero.
 *
 * @param fame with which it begins
 * @param command how many units one may have
 */
public record Level(int number, int fame, int armor, int handLimit, int command) {
    static Level of(Row row) {
        return new Level(
                row.number("level"),
                row.number("fame"),
                row.number("armor"),
                row.number("hand"),
                row.number("command"));
    }

    /** Whether one learns a skill and an Advanced Action when one reaches it. */
    public boolean givesSkill() {
        return number % 2 == 0;
    }
}
