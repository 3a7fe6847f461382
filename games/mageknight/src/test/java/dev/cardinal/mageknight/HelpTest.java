package dev.cardinal.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Words;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.effect.Notation;
import dev.cardinal.mageknight.effect.Terrain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class HelpTest {
    private static final Words WORDS = new MageKnight().words();

    private static String help(String name) {
        return String.join("\n", WORDS.help(name).orElseThrow(() -> new AssertionError("no help on " + name)));
    }

    @Test
    void every_card_shows_both_effects_and_that_it_can_be_played_sideways() {
        Components.deeds().stream()
                .skip(1)
                .forEach(card -> assertThat(help(card.name()))
                        .contains(
                                card.name(),
                                Notation.write(card.basic()),
                                Notation.write(card.strong()),
                                "sideways: "));
        assertThat(help("Wound")).contains("You cannot play it");
        assertThat(help("Firestorm")).contains("Fireball: red spell", "1 red and 1 black mana");
    }

    @Test
    void every_unit_shows_where_it_is_recruited_and_what_it_does() {
        Components.units()
                .forEach(unit -> assertThat(help(unit.name()))
                        .contains(
                                "costs " + unit.cost() + " influence",
                                Notation.write(unit.abilities().getLast())));
    }

    @Test
    void every_enemy_shows_its_numbers() {
        Components.enemies()
                .forEach(enemy ->
                        assertThat(help(enemy.name())).contains("armor " + enemy.armor(), "fame " + enemy.fame()));
        assertThat(help("Illusionists")).contains("Illusionists: level 2 unit", "Illusionists: enemy");
        assertThat(help("wolf riders")).contains("swift: stopping it takes block 6");
    }

    @Test
    void every_site_skill_tactic_terrain_and_hero_is_explained() {
        List<String> names = new ArrayList<>();
        Arrays.stream(Site.values()).filter(site -> site != Site.NONE).forEach(site -> names.add(site.toString()));
        Components.skills().forEach(skill -> names.add(skill.name()));
        Arrays.stream(Tactic.values()).forEach(tactic -> names.add(tactic.toString()));
        Arrays.stream(Terrain.values()).forEach(terrain -> names.add(terrain.toString()));
        Components.heroes().forEach(hero -> names.add(hero.name()));

        names.forEach(name -> assertThat(help(name)).startsWith(name + ":"));
    }

    @Test
    void every_coloured_name_has_help() {
        List<String> piles = List.of("red", "blue", "green", "white", "gray", "brown", "violet");
        WORDS.names().keySet().stream()
                .filter(name -> !piles.contains(name))
                .forEach(name -> assertThat(WORDS.help(name)).as(name).isPresent());
    }

    @Test
    void help_finds_parts_of_names_and_game_terms() {
        assertThat(help("tower")).startsWith("mage tower:");
        assertThat(help("brutal")).contains("double damage");
        assertThat(help("cold fire")).contains("both fire and ice");
        assertThat(help("siege")).startsWith("siege: ").contains("(10.2)");
        assertThat(help("hand limit")).startsWith("hand limit: ");
        assertThat(help("underground")).containsOnlyOnce("Underground Travel: green spell");
        assertThat(WORDS.help("xyzzy")).isEmpty();
        assertThat(WORDS.help("!")).isEmpty();
    }
}
