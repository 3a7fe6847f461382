package dev.cardinal.mageknight.data;

import dev.cardinal.mageknight.effect.Effect;

/**
 * A skill that a hero may learn.
 *
 * @param hero whose it is by birth
 * @param interactive whether it is about the other players, so that it stays in the box when one plays alone
 */
public record Skill(int id, int hero, String name, Use use, When when, boolean interactive, Effect effect) {
    /** How often a skill is used. */
    public enum Use {
        TURN,
        ROUND,
        /** It just holds. */
        PERMANENT
    }

    /** On which occasions a skill is used. */
    public enum When {
        ANY_TIME,
        NOT_IN_COMBAT,
        INTERACTION,
        /** In the turns of others as well. */
        ANY_TURN
    }

    static Skill of(int id, int hero, Row row) {
        return new Skill(
                id,
                hero,
                row.text("name"),
                row.one(Use.class, "use"),
                row.has("when") ? row.one(When.class, "when") : When.ANY_TIME,
                row.flag("interactive"),
                row.effect("effect"));
    }

    @Override
    public String toString() {
        return name;
    }
}
