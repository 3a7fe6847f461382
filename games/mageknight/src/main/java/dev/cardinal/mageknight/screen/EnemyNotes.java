package dev.cardinal.mageknight.screen;

import dev.cardinal.kernel.text.Count;
import dev.cardinal.mageknight.data.Ability;
import dev.cardinal.mageknight.data.Enemy;
import dev.cardinal.mageknight.effect.Element;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The help on an enemy. */
final class EnemyNotes {
    private EnemyNotes() {}

    /** The numbers of an enemy in brief. */
    static String inShort(Enemy enemy) {
        List<String> words = new ArrayList<>();
        words.add("armor " + enemy.armor());
        words.add(enemy.has(Ability.SUMMON) ? "summons an attacker" : attack(enemy));
        if (enemy.has(Ability.FORTIFIED)) {
            words.add("fortified");
        }
        if (enemy.resistances() != 0) {
            words.add("resists " + elements(enemy.resistances()));
        }
        words.add("fame " + enemy.fame());
        return String.join(", ", words);
    }

    private static String attack(Enemy enemy) {
        String element = enemy.element() == Element.PHYSICAL ? "attack " : enemy.element() + " attack ";
        String abilities = Arrays.stream(Ability.values())
                .filter(ability -> ability != Ability.FORTIFIED && ability != Ability.SUMMON && enemy.has(ability))
                .map(Ability::toString)
                .collect(Collectors.joining(" "));
        return element + enemy.attack() + (abilities.isEmpty() ? "" : " " + abilities);
    }

    /** The names of elements given as bits. */
    static String elements(int mask) {
        return Arrays.stream(Element.values())
                .filter(element -> (mask & element.bit()) != 0)
                .map(Element::toString)
                .collect(Collectors.joining(" and "));
    }

    static List<String> on(Enemy enemy) {
        List<String> lines = new ArrayList<>();
        lines.add(enemy.name() + ": enemy with a " + enemy.pile() + " back (" + home(enemy) + "), "
                + Count.of(enemy.count(), "token"));
        lines.add("  " + inShort(enemy));
        for (Ability ability : Ability.values()) {
            if (enemy.has(ability)) {
                lines.add("  " + on(ability, enemy));
            }
        }
        for (Element element : Element.values()) {
            if (enemy.resists(element)) {
                lines.add("  resists " + element + ": " + element + " attacks count half against it");
            }
        }
        switch (enemy.element()) {
            case FIRE -> lines.add("  fire attack: ice and cold fire blocks count in full, others half");
            case ICE -> lines.add("  ice attack: fire and cold fire blocks count in full, others half");
            case COLD_FIRE -> lines.add("  cold fire attack: only cold fire blocks count in full, others half");
            case PHYSICAL -> {}
        }
        return lines;
    }

    private static String home(Enemy enemy) {
        return switch (enemy.pile()) {
            case GREEN -> "marauding orcs";
            case GRAY -> "keep garrisons";
            case BROWN -> "dungeon monsters";
            case VIOLET -> "mage tower garrisons";
            case WHITE -> "city garrisons";
            case RED -> "Draconum";
        };
    }

    private static String on(Ability ability, Enemy enemy) {
        return switch (ability) {
            case SWIFT -> "swift: stopping it takes block " + enemy.attack() * 2;
            case BRUTAL -> "brutal: unblocked it does " + enemy.attack() * 2 + " damage";
            default -> Primer.ability(ability);
        };
    }
}
