package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Skill;
import dev.cardinal.mageknight.effect.Notation;
import java.util.List;

/** What there is to say of a skill. */
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
            case ANY_TURN -> ", also in the turns of others";
        };
        String alone = skill.interactive() ? ", not in games alone" : "";
        return List.of(
                skill.name() + ": skill of " + Components.hero(skill.hero()) + ", " + often(skill) + when + alone,
                "  " + Notation.write(skill.effect()));
    }
}
