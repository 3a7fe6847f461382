package dev.cardinal.mageknight.screen;

import dev.cardinal.kernel.text.Count;
import dev.cardinal.mageknight.data.Ability;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Enemy;
import dev.cardinal.mageknight.effect.Element;
import dev.cardinal.mageknight.effect.Range;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Phase;
import dev.cardinal.mageknight.table.Strength;
import dev.cardinal.mageknight.view.CombatData;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A combat, with what is needed against each enemy and what you have. */
public final class CombatLines {
    private final Page page;
    private final MageKnightView view;
    private final Combat combat;

    private CombatLines(Page page, Combat combat) {
        this.page = page;
        view = page.view();
        this.combat = combat;
    }

    public static List<String> of(Page page) {
        Combat combat = CombatData.copy(page.view());
        return combat == null ? List.of() : new CombatLines(page, combat).lines();
    }

    /** The same for readers who are told only what is new: what changes with each card has lines of its own. */
    static List<String> facts(Page page) {
        Combat combat = CombatData.copy(page.view());
        return combat == null ? List.of() : new CombatLines(page, combat).facts();
    }

    private List<String> facts() {
        List<String> facts = new ArrayList<>();
        facts.add("combat: " + where());
        facts.add("combat points: " + points());
        for (int i = 0; i < combat.size; i++) {
            String name = view.foeName(i);
            facts.add("enemy " + name + ": " + enemy(i));
            String need = combat.alive(i) ? need(i).strip() : "";
            if (!need.isEmpty()) {
                facts.add("against " + name + ": " + need);
            }
        }
        if (allTogether()) {
            facts.add("against all together: " + attack(living()));
        }
        if (!view.takers().isEmpty()) {
            facts.add("damage: " + String.join(" ", view.takers()));
        }
        return facts;
    }

    private String where() {
        return phase() + " at " + view.spaceName(combat.space)
                + (combat.underground ? ", with the rules of the night" : "")
                + (combat.unitsBarred ? ", without units" : "");
    }

    private boolean allTogether() {
        return attacking() && combat.living() > 1;
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>(page.wrap("COMBAT  " + where() + ". You have: " + points() + "."));
        for (int i = 0; i < combat.size; i++) {
            String need = combat.alive(i) ? need(i) : "";
            lines.addAll(page.wrap("  " + view.foeName(i) + ": " + enemy(i) + "." + need));
        }
        if (allTogether()) {
            lines.addAll(page.wrap("  All together: " + attack(living()) + "."));
        }
        view.takers().forEach(taker -> lines.addAll(page.wrap("  " + taker)));
        return lines;
    }

    private boolean attacking() {
        return view.phase() == Phase.RANGED || view.phase() == Phase.ATTACK;
    }

    private String phase() {
        return switch (view.phase()) {
            case RANGED -> "ranged and siege attacks";
            case BLOCK -> "block";
            case DAMAGE -> "damage";
            case ATTACK -> "attack";
            default -> "beginning";
        };
    }

    private int living() {
        int living = 0;
        for (int i = 0; i < combat.size; i++) {
            living |= combat.alive(i) ? 1 << i : 0;
        }
        return living;
    }

    /** All points that are ready to use. */
    private String points() {
        List<String> words = new ArrayList<>();
        for (Range range : Range.values()) {
            for (Element element : Element.values()) {
                int points = combat.attack(range, element);
                if (points > 0) {
                    String kind = range == Range.MELEE ? "" : range.name().toLowerCase(Locale.ROOT) + " ";
                    words.add(kind + plain(element) + "attack " + points);
                }
            }
        }
        for (Element element : Element.values()) {
            if (combat.blocks[element.ordinal()] > 0) {
                words.add(plain(element) + "block " + combat.blocks[element.ordinal()]);
            }
        }
        return words.isEmpty() ? "nothing yet" : String.join(", ", words);
    }

    private static String plain(Element element) {
        return element == Element.PHYSICAL ? "" : element + " ";
    }

    private String enemy(int i) {
        if (!combat.alive(i)) {
            return "defeated";
        }
        return "armor " + combat.armor(i) + resists(i) + walls(i) + "; " + threat(i);
    }

    private String resists(int i) {
        int resists = combat.resistances(i);
        return resists == 0 ? "" : ", resists " + EnemyNotes.elements(resists);
    }

    private String walls(int i) {
        int walls = combat.walls(i, view.wallsDown());
        return walls == 0 ? "" : walls == 1 ? ", fortified" : ", fortified twice";
    }

    /** The attack, or why there is none. */
    private String threat(int i) {
        if (combat.is(i, Combat.NO_ATTACK)) {
            return "does not attack";
        }
        if (view.damageOf() == i) {
            return view.damageLeft() + " damage to be taken now";
        }
        if (combat.is(i, Combat.MET)) {
            return combat.is(i, Combat.BLOCKED) ? "its attack is blocked" : "its attack is over";
        }
        Enemy attacker = combat.attacker(i);
        if (attacker.has(Ability.SUMMON) && combat.called[i] < 0) {
            return view.phase() == Phase.ATTACK ? "its attack is over" : "summons an attacker before you block";
        }
        int damage = Strength.damage(attacker);
        int armor = Components.level(view.fightersLevel()).armor();
        StringBuilder words = new StringBuilder(combat.called[i] >= 0 ? attacker.name() + " instead: " : "");
        words.append(plain(attacker.element())).append("attack ").append(attacker.attack());
        for (Ability ability : List.of(Ability.SWIFT, Ability.BRUTAL, Ability.POISON, Ability.PARALYZE)) {
            words.append(attacker.has(ability) ? " " + ability : "");
        }
        return words + " (" + damage + " damage, " + Count.of(Math.ceilDiv(damage, armor), "wound") + ")";
    }

    private String need(int i) {
        return switch (view.phase()) {
            case RANGED, ATTACK -> " " + Events.capital(reach(i)) + ".";
            case BLOCK -> combat.attacks(i) ? " " + block(i) + "." : "";
            default -> "";
        };
    }

    private String reach(int i) {
        int group = 1 << i;
        if (view.phase() == Phase.RANGED && !view.reaches(group, Range.SIEGE)) {
            return "out of reach until the attack phase";
        }
        boolean siege = view.phase() == Phase.RANGED && !view.reaches(group, Range.RANGED);
        return attack(group) + (siege ? "; only siege attacks reach it now" : "");
    }

    /** The total against a group, and why it is less than it seems. */
    private String attack(int group) {
        List<String> resisted = new ArrayList<>();
        List<String> halved = new ArrayList<>();
        int half = 0;
        for (Element element : Element.values()) {
            int points = view.attack(group, element);
            if (Strength.resisted(combat, group, element)) {
                resisted.add(element.toString());
                half += points;
                if (points > 0) {
                    halved.add(element + " " + points);
                }
            }
        }
        List<String> notes = new ArrayList<>();
        if (half > 0) {
            notes.add(String.join(" and ", halved) + " halved to " + half / 2);
        } else if (!resisted.isEmpty()) {
            notes.add(String.join(" and ", resisted) + (resisted.size() == 1 ? " counts half" : " count half"));
        }
        return "attack " + view.attack(group) + " of " + Strength.armor(combat, group) + in(notes);
    }

    private String block(int i) {
        Enemy attacker = combat.attacker(i);
        List<String> notes = new ArrayList<>();
        int half = 0;
        for (Element element : Element.values()) {
            half += Strength.stops(element, attacker.element()) ? 0 : combat.blocks[element.ordinal()];
        }
        if (half > 0) {
            notes.add(half + " of the wrong element halved to " + half / 2);
        } else if (attacker.element() != Element.PHYSICAL) {
            notes.add("only " + stoppers(attacker.element()) + " count in full");
        }
        if (attacker.has(Ability.SWIFT)) {
            notes.add("swift");
        }
        return "Block " + Strength.block(combat, i) + " of " + Strength.toBlock(combat, i) + in(notes);
    }

    private static String stoppers(Element attack) {
        List<String> stoppers = new ArrayList<>();
        for (Element element : Element.values()) {
            if (Strength.stops(element, attack)) {
                stoppers.add(element.toString());
            }
        }
        return String.join(" and ", stoppers);
    }

    private static String in(List<String> notes) {
        return notes.isEmpty() ? "" : " (" + String.join("; ", notes) + ")";
    }
}
