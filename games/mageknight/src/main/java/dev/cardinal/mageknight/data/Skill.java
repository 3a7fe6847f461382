package dev.cardinal.mageknight.data;

import dev.cardinal.mageknight.effect.Effect;

/**
 * A skill that a hero can learn.
 *
 * @param hero the hero it belongs to
 * @param interactive whether it affects other players and so stays in the box in solo games
 */
public record Skill(int id, int hero, String name, Use use, When when, boolean interactive, Effect effect) {
    /** How often a skill can be used. */
    public enum Use {
        TURN,
        ROUND,
        /** It is always in effect. */
        PERMANENT
    }

    /** When a skill can be used. */
    public enum When {
        ANY_TIME,
        NOT_IN_COMBAT,
        INTERACTION,
        /** In other players' turns as well. */
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
