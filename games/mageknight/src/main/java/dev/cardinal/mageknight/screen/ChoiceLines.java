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
import java.util.Set;

/** Explains the options that are not in hand: tactics, skills, rewards. */
final class ChoiceLines {
    private ChoiceLines() {}

    /**
     * The options for a reader who knows these: they are cut to a line each, and left out if they are there in every
     * turn.
     */
    static List<String> of(Page page, Set<String> known) {
        List<String> lines = new ArrayList<>();
        for (Option option : options(page)) {
            String note = note(option).orElse("");
            if (!known.contains(note)) {
                lines.addAll(note.isEmpty() ? List.of() : page.wrap("  " + note));
            } else if (!isLasting(option)) {
                lines.add(page.cut("  " + note));
            }
        }
        if (!lines.isEmpty()) {
            lines.addFirst("TO CHOOSE FROM");
        }
        return lines;
    }

    private static List<Option> options(Page page) {
        return page.view().question().map(Question::options).orElse(List.of());
    }

    /** Whether it is the use of something that the player keeps. */
    private static boolean isLasting(Option option) {
        return option.json() instanceof Data.Fields move
                && List.of("use_skill", "activate_tactic").contains(text(move, "type"));
    }

    /** What is to be explained. */
    static List<String> notes(Page page) {
        return options(page).stream().flatMap(option -> note(option).stream()).toList();
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
