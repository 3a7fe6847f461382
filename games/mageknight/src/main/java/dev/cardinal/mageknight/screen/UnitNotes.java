package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.data.UnitKind;
import dev.cardinal.mageknight.effect.Notation;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The help on a unit. */
final class UnitNotes {
    private UnitNotes() {}

    static String inShort(UnitKind unit) {
        String resists = unit.resistances() == 0 ? "" : " resists " + EnemyNotes.elements(unit.resistances()) + ",";
        return "level " + unit.level() + ", armor " + unit.armor() + "," + resists + " " + abilities(unit);
    }

    static String abilities(UnitKind unit) {
        return unit.abilities().stream().map(Notation::write).collect(Collectors.joining(" | "));
    }

    static List<String> on(UnitKind unit) {
        List<String> lines = new ArrayList<>();
        lines.add(unit.name() + ": level " + unit.level() + " unit" + ", armor " + unit.armor());
        lines.add("  costs " + unit.cost() + " influence; recruited at: " + unit.recruitedAt());
        if (unit.resistances() != 0) {
            lines.add("  resists " + EnemyNotes.elements(unit.resistances())
                    + ": its armor absorbs such damage once before it is wounded");
        }
        unit.abilities().forEach(ability -> lines.add("  one of: " + Notation.write(ability)));
        return lines;
    }
}
