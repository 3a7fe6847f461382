package dev.cardinal.mageknight.data;

/**
 * A level of a hero.
 *
 * @param fame the fame at which it begins
 * @param command how many units a hero can lead
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

    /** Whether reaching it brings a skill and an Advanced Action. */
    public boolean givesSkill() {
        return number % 2 == 0;
    }
}
