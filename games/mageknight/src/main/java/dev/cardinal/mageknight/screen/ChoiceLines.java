package dev.cardinal.mageknight.screen;

import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Tactic;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Explains the options that are not in hand: tactics, skills, rewards. */
final class ChoiceLines {
    private ChoiceLines() {}

    static List<String> of(Page page) {
        List<Option> options = page.view().question().map(Question::options).orElse(List.of());
        List<String> lines = new ArrayList<>();
        for (Option option : options) {
            note(option).ifPresent(note -> lines.addAll(page.wrap("  " + note)));
        }
        if (!lines.isEmpty()) {
            lines.addFirst("TO CHOOSE FROM");
        }
        return lines;
    }

    private static Optional<String> note(Option option) {
        if (!(option.json() instanceof Data.Fields move)) {
            return Optional.empty();
        }
        return switch (text(move, "type")) {
            case "select_tactic", "activate_tactic" -> tactic(text(move, "tacticId"));
            case "learn_skill", "use_skill" ->
                Components.skill(text(move, "skill")).map(SkillNotes::inShort);
            case "take_card", "put_back", "cast" ->
                Components.deed(text(move, "card")).map(CardNotes::inShort);
            default -> Optional.empty();
        };
    }

    private static Optional<String> tactic(String id) {
        return Arrays.stream(Tactic.values())
                .filter(tactic -> tactic.id().equals(id))
                .findFirst()
                .map(tactic -> tactic + " (order " + tactic.number() + "): " + tactic.says());
    }

    private static String text(Data.Fields move, String key) {
        return move.get(key) instanceof Data.Text(String text) ? text : "";
    }
}
