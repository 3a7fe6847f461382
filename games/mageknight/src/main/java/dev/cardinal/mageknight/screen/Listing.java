package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.ArrayList;
import java.util.List;

/** Parts of the table in full: hand, units, skills and the current score. */
record Listing(Page page) {
    private static final String NO_SEAT = "You have no seat at this table.";

    List<String> hand() {
        if (page.me() < 0) {
            return List.of(NO_SEAT);
        }
        List<String> lines = new ArrayList<>();
        HandLines.counted(page.view().handCards(page.me()))
                .keySet()
                .forEach(card -> CardNotes.on(Components.deed(card)).forEach(line -> lines.addAll(page.wrap(line))));
        return lines.isEmpty() ? List.of("Your hand is empty.") : lines;
    }

    List<String> units() {
        if (page.me() < 0) {
            return List.of(NO_SEAT);
        }
        MageKnightView view = page.view();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < view.units(page.me()); i++) {
            lines.addAll(page.wrap(view.unitName(page.me(), i) + " ("
                    + new PlayerLines(page).state(page.me(), i) + "): "
                    + UnitNotes.inShort(view.unit(page.me(), i))));
        }
        return lines.isEmpty() ? List.of("You have no units.") : lines;
    }

    List<String> skills() {
        if (page.me() < 0) {
            return List.of(NO_SEAT);
        }
        MageKnightView view = page.view();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < view.skills(page.me()); i++) {
            String used = view.skillUsed(page.me(), i) ? " (used)" : "";
            lines.addAll(page.wrap(SkillNotes.inShort(view.skill(page.me(), i)) + used));
        }
        return lines.isEmpty() ? List.of("You have no skills.") : lines;
    }

    List<String> score() {
        List<String> lines = new ArrayList<>();
        lines.add(page.view().over() ? "SCORE" : "SCORE SO FAR");
        new ScoreLines(page.view()).fitting(page.width()).forEach(line -> lines.addAll(page.wrap(line)));
        return lines;
    }
}
