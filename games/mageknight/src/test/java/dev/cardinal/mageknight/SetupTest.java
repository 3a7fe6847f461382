package dev.cardinal.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Enemy;
import dev.cardinal.mageknight.data.HexOnTile;
import dev.cardinal.mageknight.data.Pile;
import dev.cardinal.mageknight.data.Scenario;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.data.Skill;
import dev.cardinal.mageknight.data.Tile;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.pieces.Fame;
import dev.cardinal.mageknight.rules.land.Exploring;
import dev.cardinal.mageknight.rules.turn.Dealing;
import dev.cardinal.mageknight.table.Setup;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.table.Zone;
import dev.cardinal.testkit.Cites;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SetupTest {
    private static final int SEEDS = 60;

    private static List<Tile> fromTop(Table t) {
        return Arrays.stream(t.piles.toArray(Zone.TILES))
                .mapToObj(Components::tile)
                .toList()
                .reversed();
    }

    @Test
    @Cites({"2.4", "3.1", "Trap only First Recon sorts countryside tiles"})
    void countryside_tiles_come_in_order_before_the_core_tiles() throws Refused {
        for (int players = 1; players <= 4; players++) {
            List<Tile> tiles = fromTop(Tables.dealt(players, players));
            int onMap = 2;
            int country = new int[] {8, 8, 9, 11}[players - 1] - onMap;
            assertThat(tiles).hasSize(country + 3);
            assertThat(tiles.subList(0, country))
                    .allMatch(tile -> tile.kind() == Tile.Kind.COUNTRYSIDE)
                    .isSortedAccordingTo((one, other) -> one.number() - other.number());
            assertThat(tiles.subList(country, tiles.size())).allMatch(tile -> tile.kind() == Tile.Kind.CORE);
        }
    }

    @Test
    @Cites({"2.4", "Trap core deck shuffles city tiles in"})
    void the_city_may_be_any_of_the_three_core_tiles() throws Refused {
        Set<Integer> places = new HashSet<>();
        for (long seed = 0; seed < SEEDS; seed++) {
            List<Tile> tiles = fromTop(Tables.dealt(2, seed));
            List<Tile> core = tiles.subList(tiles.size() - 3, tiles.size());
            assertThat(core.stream().filter(Tile::hasCity)).hasSize(1);
            places.add(
                    core.indexOf(core.stream().filter(Tile::hasCity).findFirst().orElseThrow()));
        }
        assertThat(places).containsExactlyInAnyOrder(0, 1, 2);
    }

    @Test
    @Cites("2.2")
    void the_source_has_two_dice_more_than_players_and_at_least_half_of_them_are_basic() throws Refused {
        for (long seed = 0; seed < SEEDS; seed++) {
            Table t = Tables.dealt(3, seed);
            int basic = 0;
            for (int die = 0; die < t.source.size(); die++) {
                basic += t.source.colour(die) < ManaColour.BASICS ? 1 : 0;
            }
            assertThat(t.source.size()).isEqualTo(5);
            assertThat(basic * 2).isGreaterThanOrEqualTo(5);
        }
    }

    @Test
    @Cites({"2.3", "2.7", "3.1"})
    void offers_have_three_cards_each_and_two_more_units_than_players_one_for_villages() throws Refused {
        for (long seed = 0; seed < SEEDS; seed++) {
            Table t = Tables.dealt(1, seed);
            assertThat(t.piles.size(Zone.ACTION_OFFER)).isEqualTo(3);
            assertThat(t.piles.size(Zone.SPELL_OFFER)).isEqualTo(3);
            assertThat(Arrays.stream(t.piles.toArray(Zone.UNIT_OFFER)).mapToObj(Components::unit))
                    .hasSize(3)
                    .anyMatch(unit -> unit.isRecruitedAt(Site.VILLAGE));
        }
    }

    @Test
    @Cites("2.6")
    void a_solo_game_has_no_skills_that_need_other_players() throws Refused {
        assertThat(Arrays.stream(Tables.dealt(1, 1).piles.toArray(Zone.skillPile(0)))
                        .mapToObj(Components::skill))
                .hasSize(9)
                .noneMatch(Skill::interactive);
        assertThat(Tables.dealt(2, 1).piles.toArray(Zone.skillPile(0))).hasSize(10);
    }

    @Test
    @Cites({"1.1", "2.1"})
    void every_hero_begins_with_sixteen_cards_five_of_them_in_hand() throws Refused {
        Table t = Tables.dealt(4, 1);
        for (int seat = 0; seat < 4; seat++) {
            assertThat(t.piles.size(Zone.hand(seat))).isEqualTo(5);
            assertThat(t.piles.size(Zone.deck(seat))).isEqualTo(11);
            assertThat(t.players[seat].space).isEqualTo(Wedge.NOWHERE);
        }
    }

    @Test
    @Cites({"1.5", "Trap expansion tokens out of base piles"})
    void the_enemy_piles_hold_only_those_of_the_base_game() {
        int[] numbers = new int[Pile.values().length];
        for (Enemy enemy : Components.enemies()) {
            numbers[enemy.pile().ordinal()] += enemy.count();
        }
        assertThat(numbers).containsExactly(12, 10, 10, 10, 10, 8);
    }

    @Test
    @Cites("Trap dungeon vs tomb on tiles 7 and 9")
    void countryside_tiles_7_and_9_have_dungeons_and_no_tombs() {
        for (String name : List.of("Countryside 7", "Countryside 9")) {
            Tile tile = Components.tile(name).orElseThrow();
            assertThat(Arrays.stream(HexOnTile.values())
                            .map(spot -> tile.space(spot).site()))
                    .contains(Site.DUNGEON)
                    .doesNotContain(Site.TOMB);
        }
    }

    @Test
    @Cites({"1.4", "Trap fame thresholds"})
    void a_level_begins_one_fame_before_its_square() {
        for (int level = 1; level <= 10; level++) {
            int first = level * level - 1;
            assertThat(Fame.level(first)).isEqualTo(level);
            assertThat(Fame.level(Math.max(0, first - 1))).isEqualTo(Math.max(1, level - 1));
        }
    }

    @Test
    @Cites("2.5")
    void the_wedge_touches_two_coasts_and_nothing_lies_beyond_them() {
        assertThat(Wedge.coast(Wedge.slot(0, 3))).isTrue();
        assertThat(Wedge.coast(Wedge.slot(3, 0))).isTrue();
        assertThat(Wedge.coast(Wedge.slot(1, 1))).isFalse();
        assertThat(Wedge.slot(-1, 2)).isEqualTo(Wedge.NOWHERE);
    }

    @Test
    @Cites({"2.5", "8.3 core"})
    void where_the_scenario_says_so_core_tiles_cannot_go_on_the_coast() throws Refused {
        assertThat(Exploring.fits(beforeTheCore(false), Wedge.slot(0, 2))).isTrue();
        assertThat(Exploring.fits(beforeTheCore(true), Wedge.slot(0, 2))).isFalse();
    }

    /** A table whose next tile is a core tile, in a scenario that bars it from the coast or not. */
    private static Table beforeTheCore(boolean coastBarsCore) throws Refused {
        Setup setup = Tables.heroes(0);
        Scenario old = setup.scenario();
        Scenario scenario = new Scenario(
                old.id(),
                old.name(),
                old.fewest(),
                old.countryside(),
                old.countrysideSorted(),
                coastBarsCore,
                old.cities(),
                old.otherCore(),
                old.days(),
                old.nights(),
                old.famePerTile(),
                old.dummy(),
                old.tacticsLeave(),
                old.titles());
        Table t = new Dealing(new Setup(scenario, 1, setup.heroes(), false)).table(Seed.of(1));
        while (Components.tile(t.piles.top(Zone.TILES)).kind() == Tile.Kind.COUNTRYSIDE) {
            t.land.place(Wedge.slot(1, 1), t.piles.removeTop(Zone.TILES));
        }
        return t;
    }
}
