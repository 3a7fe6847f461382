package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.data.Tactic;
import java.util.List;

/** The help on a tactic. */
final class TacticNotes {
    private TacticNotes() {}

    static List<String> on(Tactic tactic) {
        return List.of(
                tactic + ": " + (tactic.isNight() ? "night" : "day") + " tactic " + tactic.number(),
                "  " + tactic.says());
    }
}
