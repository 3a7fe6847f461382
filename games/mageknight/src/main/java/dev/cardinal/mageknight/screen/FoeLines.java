package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.ArrayList;
import java.util.List;

/** The tokens on the map: enemies with their numbers, or only the colour if face down, and ruins. */
final class FoeLines {
    private FoeLines() {}

    static List<String> of(Page page) {
        List<String> cells = cells(page);
        if (cells.isEmpty()) {
            return List.of();
        }
        List<String> lines = new ArrayList<>();
        lines.add("ENEMIES AND RUINS");
        lines.addAll(page.columns(cells));
        return lines;
    }

    private static List<String> cells(Page page) {
        MageKnightView view = page.view();
        List<String> cells = new ArrayList<>();
        for (int i = 0; i < view.foes(); i++) {
            int space = view.foeSpace(i);
            String place = view.site(space).isRampaging() ? "" : " " + view.site(space);
            String what = view.foeSeen(i)
                    ? view.foe(i) + " (" + EnemyNotes.inShort(view.foe(i)) + ")"
                    : view.foePile(i) + " token";
            cells.add("  " + Labels.at(space) + place + ": " + what);
        }
        for (int i = 0; i < view.ruins(); i++) {
            String what = view.ruinsSeen(i) ? view.ruin(i).toString() : "a token face down";
            cells.add("  " + Labels.at(view.ruinsSpace(i)) + " ancient ruins: " + what);
        }
        return cells;
    }
}
