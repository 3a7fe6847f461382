package dev.cardinal.mageknight;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Enemy;
import java.util.ArrayList;
import java.util.List;

/** The tokens on the map: enemies with their numbers, or the colour of those that lie face down, and ruins. */
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
        Table t = page.t();
        List<String> cells = new ArrayList<>();
        for (int i = 0; i < t.land.foes.size(); i++) {
            Enemy enemy = Components.enemy(t.land.foes.get(i));
            boolean known = t.land.foes.seen(i) || page.view().viewer().seesAll();
            int space = t.land.foes.space(i);
            String place = t.land.site(space).isRampaging() ? "" : " " + t.land.site(space);
            cells.add("  " + Named.at(space) + place + ": "
                    + (known ? enemy.name() + " (" + EnemyNotes.inShort(enemy) + ")" : enemy.pile() + " token"));
        }
        for (int i = 0; i < t.land.ruins.size(); i++) {
            boolean known = t.land.ruins.seen(i) || page.view().viewer().seesAll();
            String what = known ? SiteNotes.ruins(Components.ruins(t.land.ruins.get(i))) : "a token face down";
            cells.add("  " + Named.at(t.land.ruins.space(i)) + " ancient ruins: " + what);
        }
        return cells;
    }
}
