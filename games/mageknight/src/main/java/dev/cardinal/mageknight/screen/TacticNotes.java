package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.data.Tactic;
import java.util.List;

/** What there is to say of a tactic. */
final class TacticNotes {
    private TacticNotes() {}

    static List<String> on(Tactic tactic) {
        return List.of(
                tactic + ": tactic " + tactic.number() + " of the " + (tactic.isNight() ? "night" : "day"),
                "  " + tactic.says());
    }
}
