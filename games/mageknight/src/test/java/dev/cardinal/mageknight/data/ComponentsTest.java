package dev.cardinal.mageknight.data;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.summingInt;
import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Refused;
import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.Element;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.effect.Notation;
import dev.cardinal.mageknight.effect.Terrain;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ComponentsTest {
    private static DeedCard deed(String name) {
        return Components.deed(name).orElseThrow();
    }

    static Stream<Hero> heroes() {
        return Components.heroes().stream();
    }

    @Test
    void the_box_has_its_deed_cards() {
        assertThat(Components.deeds().stream().collect(groupingBy(DeedCard::type, counting())))
                .isEqualTo(Map.of(
                        DeedCard.Type.WOUND, 1L,
                        DeedCard.Type.BASIC_ACTION, 16L,
                        DeedCard.Type.ADVANCED_ACTION, 28L,
                        DeedCard.Type.SPELL, 20L,
                        DeedCard.Type.ARTIFACT, 16L));
        assertThat(Components.deed(DeedCard.WOUND).type()).isEqualTo(DeedCard.Type.WOUND);
        assertThat(Components.deeds()).isSortedAccordingTo((a, b) -> a.type().compareTo(b.type()));
    }

    @Test
    void everything_is_found_by_its_id_and_by_its_name() {
        for (int id = 0; id < Components.deeds().size(); id++) {
            assertThat(Components.deed(id).id()).isEqualTo(id);
            assertThat(deed(Components.deed(id).name().toUpperCase(Locale.ROOT)))
                    .isSameAs(Components.deed(id));
        }
        assertThat(Components.enemies())
                .allSatisfy(enemy -> assertThat(Components.enemy(enemy.id()))
                        .isSameAs(enemy)
                        .isSameAs(Components.enemy(enemy.name().toLowerCase(Locale.ROOT))
                                .orElseThrow()));
        assertThat(Components.units())
                .allSatisfy(unit -> assertThat(Components.unit(unit.id()))
                        .isSameAs(unit)
                        .isSameAs(Components.unit(unit.name()).orElseThrow()));
        assertThat(Components.tiles())
                .allSatisfy(tile -> assertThat(Components.tile(tile.id()))
                        .isSameAs(tile)
                        .isSameAs(Components.tile(tile.name()).orElseThrow()));
        assertThat(Components.skills())
                .allSatisfy(skill -> assertThat(Components.skill(skill.id()))
                        .isSameAs(skill)
                        .isSameAs(Components.skill(skill.name()).orElseThrow()));
        assertThat(Components.ruins())
                .allSatisfy(token -> assertThat(Components.ruins(token.id())).isSameAs(token));
        assertThat(Components.deed("firestorm")).contains(deed("Fireball"));
        assertThat(Components.deed("mana_draw")).contains(deed("Mana Draw"));
        assertThat(Components.deed("Instinct")).isEmpty();
    }

    /** Rule 2.1. */
    @ParameterizedTest
    @MethodSource("heroes")
    void a_starting_deck_has_16_cards_4_of_each_colour_and_one_of_its_hero(Hero hero) {
        List<DeedCard> deck = hero.deck().stream().map(Components::deed).toList();
        assertThat(deck).hasSize(16);
        assertThat(deck.stream().collect(groupingBy(DeedCard::colour, counting())))
                .isEqualTo(Map.of(ManaColour.RED, 4L, ManaColour.BLUE, 4L, ManaColour.GREEN, 4L, ManaColour.WHITE, 4L));
        assertThat(deck).filteredOn(card -> card.hero() == hero.id()).hasSize(1).allSatisfy(card -> {
            assertThat(Components.deed(card.replaces()).colour()).isEqualTo(card.colour());
            assertThat(deck)
                    .filteredOn(other -> other.id() == card.replaces())
                    .hasSize(card.name().equals("Battle Versatility") ? 1 : 0);
        });
        assertThat(deck).allMatch(card -> card.hero() == hero.id() || card.hero() == DeedCard.NONE);
    }

    @Test
    void advanced_actions_and_spells_are_spread_evenly_over_four_colours() {
        Function<DeedCard.Type, Map<ManaColour, Long>> colours = type -> Components.deeds().stream()
                .filter(card -> card.type() == type)
                .collect(groupingBy(DeedCard::colour, counting()));
        assertThat(colours.apply(DeedCard.Type.SPELL).values()).containsOnly(5L).hasSize(4);
        assertThat(colours.apply(DeedCard.Type.ADVANCED_ACTION).values())
                .containsOnly(7L)
                .hasSize(4);
        assertThat(Components.deeds().stream().filter(DeedCard::competitive).map(DeedCard::colour))
                .containsExactlyInAnyOrder(ManaColour.RED, ManaColour.BLUE, ManaColour.WHITE, ManaColour.GREEN);
    }

    @Test
    void each_of_the_four_banners_is_an_artifact() {
        List<DeedCard> banners = Components.deeds().stream()
                .filter(card -> card.banner() != null)
                .toList();
        assertThat(banners).extracting(DeedCard::banner).containsExactlyInAnyOrder(Banner.values());
        assertThat(banners).allMatch(card -> card.type() == DeedCard.Type.ARTIFACT);
    }

    @Test
    void every_text_in_the_files_is_what_players_see() throws Refused {
        Stream<String> deeds = Json.rows("deeds.json").stream()
                .filter(row -> row.has("basic"))
                .flatMap(row -> Stream.of(row.text("basic"), row.text("strong")));
        Stream<String> units = Json.rows("units.json").stream().flatMap(row -> row.texts("abilities").stream());
        Stream<String> skills = Json.rows("heroes.json").stream()
                .flatMap(hero -> hero.rows("skills").stream())
                .map(row -> row.text("effect"));
        List<String> texts = Stream.of(deeds, units, skills).flatMap(all -> all).toList();
        assertThat(texts).hasSize(2 * 80 + 26 + 40);
        for (String text : texts) {
            Effect effect = Notation.read(text);
            assertThat(Notation.write(effect)).isEqualTo(text);
            assertThat(Notation.read(Notation.write(effect))).isEqualTo(effect);
        }
    }

    @Test
    void the_enemy_piles_are_complete() {
        assertThat(Components.enemies()).hasSize(29);
        assertThat(Components.enemies().stream().collect(groupingBy(Enemy::pile, summingInt(Enemy::count))))
                .isEqualTo(Map.of(
                        Pile.GREEN, 12, Pile.GRAY, 10, Pile.BROWN, 10, Pile.VIOLET, 10, Pile.WHITE, 10, Pile.RED, 8));
    }

    /** Rule 10.10. */
    @Test
    void enemies_have_abilities_and_resistances() {
        Enemy mages = Components.enemy("Altem Mages").orElseThrow();
        assertThat(mages.abilities()).isEqualTo(Ability.FORTIFIED.bit() | Ability.BRUTAL.bit() | Ability.POISON.bit());
        assertThat(mages.element()).isEqualTo(Element.COLD_FIRE);
        assertThat(mages.resists(Element.PHYSICAL)).isTrue();
        assertThat(mages.resists(Element.FIRE)).isFalse();
        assertThat(Components.enemies())
                .allSatisfy(enemy -> assertThat(enemy.attack() == 0).isEqualTo(enemy.has(Ability.SUMMON)))
                .allSatisfy(
                        enemy -> assertThat(enemy.resists(Element.COLD_FIRE)).isFalse());
    }

    @Test
    void there_are_11_regular_units_on_20_cards() {
        assertThat(Components.units()).hasSize(11);
        assertThat(Components.units().stream().mapToInt(UnitKind::count).sum()).isEqualTo(20);
        int where = Site.VILLAGE.bit() | Site.MONASTERY.bit() | Site.KEEP.bit() | Site.MAGE_TOWER.bit();
        assertThat(Components.units())
                .allSatisfy(unit ->
                        assertThat(unit.sites() & where).isEqualTo(unit.sites()).isNotZero());
        UnitKind golems = Components.unit("Guardian Golems").orElseThrow();
        assertThat(golems.isRecruitedAt(Site.MAGE_TOWER)).isTrue();
        assertThat(golems.isRecruitedAt(Site.VILLAGE)).isFalse();
        assertThat(golems.resists(Element.PHYSICAL)).isTrue();
    }

    @Test
    void there_is_a_start_11_countryside_and_8_core_tiles_of_7_spaces() {
        assertThat(Components.tiles().stream().collect(groupingBy(Tile::kind, counting())))
                .isEqualTo(Map.of(Tile.Kind.START, 1L, Tile.Kind.COUNTRYSIDE, 11L, Tile.Kind.CORE, 8L));
        assertThat(Components.tiles())
                .allSatisfy(tile -> assertThat(tile.spaces()).hasSize(7));
        assertThat(Components.tile(0).space(HexOnTile.C)).isEqualTo(new Space(Terrain.PLAINS, Site.PORTAL));
        assertThat(Components.tile(3).space(HexOnTile.SE)).isEqualTo(new Space(Terrain.HILLS, Site.WHITE_MINE));
        assertThat(Components.tiles().stream()
                        .filter(Tile::hasCity)
                        .map(tile -> tile.space(HexOnTile.C).site()))
                .containsExactlyInAnyOrder(Site.GREEN_CITY, Site.BLUE_CITY, Site.WHITE_CITY, Site.RED_CITY);
    }

    /** Rules 17 lists this as a trap. */
    @Test
    void countryside_7_and_9_have_dungeons_and_no_tombs() {
        assertThat(Components.tile("Countryside 7")
                        .orElseThrow()
                        .space(HexOnTile.SE)
                        .site())
                .isEqualTo(Site.DUNGEON);
        assertThat(Components.tile("Countryside 9")
                        .orElseThrow()
                        .space(HexOnTile.NW)
                        .site())
                .isEqualTo(Site.DUNGEON);
    }

    @ParameterizedTest
    @MethodSource("heroes")
    void a_hero_has_ten_skills_one_of_which_affects_other_players(Hero hero) {
        List<Skill> skills = hero.skills().stream().map(Components::skill).toList();
        assertThat(skills).hasSize(10).allMatch(skill -> skill.hero() == hero.id());
        assertThat(skills).filteredOn(Skill::interactive).hasSize(1);
        assertThat(skills)
                .filteredOn(skill -> skill.when() == Skill.When.ANY_TURN)
                .hasSize(1);
        assertThat(hero.crystals()).hasSize(3).allMatch(ManaColour::basic);
    }

    @Test
    void there_are_12_ruins_4_of_them_altars() {
        assertThat(Components.ruins()).hasSize(12);
        assertThat(Components.ruins().stream().filter(token -> token.altar() != null))
                .hasSize(4)
                .allSatisfy(token -> assertThat(token.fame()).isEqualTo(7))
                .allSatisfy(token -> assertThat(token.mana()).isEqualTo(3));
        assertThat(Components.ruins().stream().filter(token -> token.altar() == null))
                .allSatisfy(token -> assertThat(token.enemies()).hasSize(2))
                .allSatisfy(token -> assertThat(token.rewards()).isNotEmpty());
    }

    /** Rule 1.4. */
    @Test
    void a_level_begins_at_its_square_less_one() {
        assertThat(Components.levels())
                .hasSize(10)
                .allSatisfy(level -> assertThat(level.fame()).isEqualTo(level.number() * level.number() - 1));
        assertThat(Components.level(9)).isEqualTo(new Level(9, 80, 4, 7, 5));
    }

    /** Rules 1.4 and 9.1. */
    @Test
    void reputation_ranges_from_x_to_five_influence() {
        for (int number = Reputation.LEAST; number <= Reputation.MOST; number++) {
            assertThat(Components.reputation(number).number()).isEqualTo(number);
            assertThat(Components.reputation(number).shunned()).isEqualTo(number == Reputation.LEAST);
        }
        assertThat(Components.reputation(-6).influence()).isEqualTo(-5);
        assertThat(Components.reputation(7).influence()).isEqualTo(5);
    }

    /** Rules 3.1 and 3.2. */
    @Test
    void first_reconnaissance_is_for_one_to_four() {
        Scenario solo = Components.scenario("first-reconnaissance", 1).orElseThrow();
        assertThat(solo.dummy()).isTrue();
        assertThat(solo.days() + solo.nights()).isEqualTo(4);
        assertThat(solo.countryside(1)).isEqualTo(8);
        Scenario together = Components.scenario("first-reconnaissance", 4).orElseThrow();
        assertThat(together.dummy()).isFalse();
        assertThat(together.days() + together.nights()).isEqualTo(3);
        assertThat(List.of(together.countryside(2), together.countryside(3), together.countryside(4)))
                .containsExactly(8, 9, 11);
        assertThat(Components.scenario("first-reconnaissance", 5)).isEmpty();
        assertThat(Components.scenarios())
                .allSatisfy(scenario -> assertThat(scenario.countrysideSorted()).isTrue());
    }

    /** The names of the tactics in JSON. */
    @Test
    void six_tactics_are_for_days_and_six_for_nights() {
        for (boolean night : new boolean[] {false, true}) {
            assertThat(Tactic.of(night)).extracting(Tactic::number).containsExactly(1, 2, 3, 4, 5, 6);
            assertThat(Tactic.of(night)).allMatch(tactic -> tactic.isNight() == night);
        }
        assertThat(Tactic.THE_RIGHT_MOMENT.id()).isEqualTo("the_right_moment");
        assertThat(Tactic.FROM_THE_DUSK).hasToString("From the Dusk");
    }
}
