package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Skill;
import dev.cardinal.mageknight.effect.Notation;
import java.util.List;

/** The help on a skill. */
final class SkillNotes {
    private SkillNotes() {}

    static String inShort(Skill skill) {
        return skill.name() + " (" + often(skill) + "): " + Notation.write(skill.effect());
    }

    private static String often(Skill skill) {
        return switch (skill.use()) {
            case TURN -> "once a turn";
            case ROUND -> "once a round";
            case PERMANENT -> "always";
        };
    }

    static List<String> on(Skill skill) {
        String when = switch (skill.when()) {
            case ANY_TIME -> "";
            case NOT_IN_COMBAT -> ", not in combat";
            case INTERACTION -> ", in an interaction";
            case ANY_TURN -> ", also in other players' turns";
        };
        String alone = skill.interactive() ? ", not in solo games" : "";
        return List.of(
                skill.name() + ": " + Components.hero(skill.hero()) + "'s skill, " + often(skill) + when + alone,
                "  " + Notation.write(skill.effect()));
    }
}
