package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.data.Enemy;
import dev.cardinal.mageknight.data.Hero;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.data.Skill;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.data.UnitKind;
import dev.cardinal.mageknight.effect.Terrain;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Help on every piece of the game, found by its name or a part of it. */
final class Help {
    private static final int MOST = 6;
    private static final Map<String, List<Supplier<List<String>>>> PAGES = new LinkedHashMap<>();

    static {
        for (DeedCard card : Components.deeds()) {
            add(card.name(), () -> CardNotes.on(card));
            if (!card.strongName().equals(card.name())) {
                add(card.strongName(), () -> CardNotes.on(card));
            }
        }
        for (UnitKind unit : Components.units()) {
            add(unit.name(), () -> UnitNotes.on(unit));
        }
        for (Enemy enemy : Components.enemies()) {
            add(enemy.name(), () -> EnemyNotes.on(enemy));
        }
        for (Site site : Site.values()) {
            if (site != Site.NONE) {
                add(site.toString(), () -> SiteNotes.on(site));
            }
        }
        for (Skill skill : Components.skills()) {
            add(skill.name(), () -> SkillNotes.on(skill));
        }
        for (Tactic tactic : Tactic.values()) {
            add(tactic.toString(), () -> TacticNotes.on(tactic));
        }
        for (Terrain terrain : Terrain.values()) {
            add(terrain.toString(), () -> Primer.terrain(terrain));
        }
        for (Hero hero : Components.heroes()) {
            add(hero.name(), () -> hero(hero));
        }
        List.of("map", "directions", "ways").forEach(name -> add(name, () -> Primer.MAP));
    }

    private Help() {}

    private static void add(String name, Supplier<List<String>> page) {
        PAGES.computeIfAbsent(key(name), _ -> new ArrayList<>()).add(page);
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "");
    }

    static Optional<List<String>> on(String name) {
        String key = key(name);
        if (key.isEmpty()) {
            return Optional.empty();
        }
        List<String> word = Glossary.word(key);
        List<Supplier<List<String>>> found = PAGES.getOrDefault(key, List.of());
        if (found.isEmpty() && word.isEmpty()) {
            found = PAGES.entrySet().stream()
                    .filter(page -> page.getKey().contains(key))
                    .flatMap(page -> page.getValue().stream())
                    .toList();
        }
        if (found.size() > MOST || (found.isEmpty() && word.isEmpty())) {
            return Optional.empty();
        }
        List<String> lines = new ArrayList<>(word);
        found.stream().map(Supplier::get).distinct().forEach(lines::addAll);
        return Optional.of(lines);
    }

    static List<String> hero(Hero hero) {
        List<String> lines = new ArrayList<>();
        lines.add(hero.name() + ": hero");
        Components.deeds().stream()
                .filter(card -> card.hero() == hero.id())
                .forEach(card -> lines.add("  own card: " + CardNotes.inShort(card)));
        hero.skills().forEach(skill -> lines.add("  skill: " + SkillNotes.inShort(Components.skill(skill))));
        return lines;
    }
}
