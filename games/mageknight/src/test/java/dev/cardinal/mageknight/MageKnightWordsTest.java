package dev.cardinal.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.Words;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Colour;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.kernel.text.Reader;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.effect.Terrain;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.rules.land.Exploring;
import dev.cardinal.mageknight.table.Direction;
import dev.cardinal.mageknight.table.Phase;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.table.Zone;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MageKnightWordsTest {
    private static final Words WORDS = new MageKnight().words();
    private static final Viewer ME = Viewer.seat(0);

    private static String board(MageKnightScratch game, int width) {
        return String.join("\n", WORDS.board(game.view(ME), width));
    }

    private static List<String> everything(Position position, Viewer viewer, int width) {
        List<String> lines = new ArrayList<>(WORDS.board(position.view(viewer), width));
        lines.addAll(WORDS.brief(position.view(viewer), width));
        for (String part : WORDS.parts().keySet()) {
            lines.addAll(WORDS.part(part, position.view(viewer), width).orElseThrow());
        }
        return lines;
    }

    @Test
    void the_first_view_shows_everything() throws Refused {
        String board = board(Games.inTurn("tovak", 4), 120);

        assertThat(board)
                .contains("ROUND 1 of 4, DAY: your turn, Tovak; move 0")
                .contains("the dummy's deck: ")
                .contains("*T portal", "P 0/0", "sea", "explore")
                .contains("SOURCE  ", "you can still use 1", "UNITS  ", "ADVANCED ACTIONS  ", "SPELLS  ")
                .contains("PLAYER 0 (YOU)  Tovak at 0/0 (plains, portal); armor 2, hand limit 5")
                .contains("fame 0, level 1 (next at 3); reputation 0 (influence 0)")
                .contains("units (0 of 1): none")
                .contains("HAND  ");
    }

    @Test
    void the_map_shows_each_space_at_its_coordinates() throws Refused {
        MageKnightScratch game = Games.inTurn("goldyx", 1);
        List<String> map = WORDS.part("map", game.view(ME), 120).orElseThrow();

        int row = rowOf(map, "P 0/0");
        assertThat(rowOf(map, "P 1/0")).isEqualTo(row);
        assertThat(rowOf(map, "0/-1")).isEqualTo(row - 2);
        // The row above is shifted by half a space: 0/-1 is north-west of 0/0 and 1/-1 north-east of it.
        assertThat(map.get(row - 2).indexOf("0/-1")).isLessThan(map.get(row).indexOf("0/0"));
        assertThat(map.get(row - 2).indexOf("1/-1")).isGreaterThan(map.get(row).indexOf("0/0"));
    }

    @Test
    void names_on_the_map_are_shortened_to_words_or_left_out() throws Refused {
        MageKnightScratch game = Games.inTurn("goldyx,tovak", 1);
        Table t = game.t;
        t.players[0].space = 0;
        t.players[1].space = 0;
        int foe = t.land.foes.at(Wedge.at(1, -4));
        for (String name : List.of("Cursed Hags:C. Hags", "Wolf Riders:W. Riders", "Orc Summoners:Summoners")) {
            String[] names = name.split(":");
            t.land.foes.set(foe, Components.enemy(names[0]).orElseThrow().id());
            assertThat(WORDS.part("map", game.view(ME), 100).orElseThrow())
                    .anyMatch(line -> line.contains(" " + names[1] + " "))
                    .noneMatch(line -> line.contains("porta ") || line.contains("portal"));
        }
    }

    private static int rowOf(List<String> map, String text) {
        for (int i = 0; i < map.size(); i++) {
            if (map.get(i).contains(text)) {
                return i;
            }
        }
        throw new AssertionError(text + " is not on the map: " + map);
    }

    @Test
    void garrisons_show_only_their_colour_until_revealed_8_4() throws Refused {
        MageKnightScratch game = Games.inTurn("goldyx", 1);
        Table t = game.t;
        int keep = Wedge.at(4, -3);
        t.land.foes.set(
                t.land.foes.at(keep),
                Components.enemy("Swordsmen").orElseThrow().id());

        assertThat(board(game, 120))
                .contains("keep gray", "4/-3 keep: gray token")
                .doesNotContain("Swordsmen (armor");
        t.land.foes.show(t.land.foes.at(keep));
        assertThat(board(game, 120)).contains("keep!", "4/-3 keep: Swordsmen (armor 5, attack 6, fame 4)");
    }

    @Test
    void at_night_gold_is_depleted_and_forests_cost_5_6_1_8_1() throws Refused {
        MageKnightScratch game = Games.inTurn("norowas", 2);
        game.t.source.colour(0, dev.cardinal.mageknight.effect.ManaColour.GOLD.ordinal());
        assertThat(board(game, 120)).contains("F forest 3, ").doesNotContain("gold (depleted)");

        game.t.round = 2;
        assertThat(board(game, 120))
                .contains("ROUND 2 of 4, NIGHT")
                .contains("gold (depleted)")
                .contains("F forest 5, ", "D desert 3");
    }

    @Test
    void the_board_shows_how_many_turns_are_left_after_an_announcement_4_4() throws Refused {
        MageKnightScratch game = Games.inTurn("norowas,tovak", 2);
        game.t.roundEnds = 2;
        assertThat(board(game, 100)).contains("The end of the round was announced: 2 more turns, including this one.");
        game.t.gameEnds = 1;
        assertThat(board(game, 100))
                .contains("The city was found and the game is about to end: this is the last turn.");
    }

    @Test
    void a_narrow_page_lists_the_spaces_around_the_hero() throws Refused {
        String board = board(Games.inTurn("tovak", 4), 60);

        assertThat(board)
                .contains("AROUND 0/0 (PLAINS, PORTAL)")
                .contains("north-east: 1/-1 ")
                .contains("west: -1/0 sea");
    }

    @Test
    void in_a_solo_game_each_turn_shows_the_whole_table_once_and_then_only_what_you_need() throws Refused {
        MageKnightScratch game = Games.inTurn("tovak", 4);
        assertThat(WORDS.brief(game.view(ME), 100)).isEqualTo(WORDS.board(game.view(ME), 100));

        game.t.now.played = true;
        game.t.now.move = 2;
        String brief = String.join("\n", WORDS.brief(game.view(ME), 100));
        assertThat(brief)
                .contains("SOURCE  ", "AROUND  east: 1/0 plains 2; ", "HAND  ")
                .endsWith("ROUND 1 of 4, DAY: your turn, Tovak; move 2")
                .doesNotContain("UNITS  ", "explore\n");
    }

    @Test
    void the_table_fits_a_small_screen_with_the_part_of_the_map_around_the_hero() throws Refused {
        Set<String> known = new HashSet<>();
        Games.random("tovak,arythea", 7, position -> {
            View view = position.view(Viewer.seat(position.asked()));
            Reader reader = new Reader(80, 15, known);
            assertThat(WORDS.board(view, reader)).hasSizeLessThanOrEqualTo(15);
            assertThat(WORDS.brief(view, reader)).hasSizeLessThanOrEqualTo(15);
        });

        MageKnightScratch game = Games.inTurn("tovak", 4);
        assertThat(String.join("\n", WORDS.board(game.view(ME), new Reader(80, 15, known))))
                .contains("*T portal", "P 0/0", "HAND  ", "ROUND 1 of 4, DAY: your turn, Tovak; move 0")
                .doesNotContain("SPELLS");
        assertThat(WORDS.part("players", game.view(ME), 80).orElseThrow())
                .anyMatch(line -> line.startsWith("Dummy  "))
                .anyMatch(line -> line.startsWith("PLAYER 0 (YOU)  "));
    }

    @Test
    void a_map_shows_all_spaces_around_the_hero_or_they_are_listed() throws Refused {
        Games.random("tovak,arythea", 9, position -> {
            MageKnightView view = (MageKnightView) position.view(Viewer.seat(position.asked()));
            int hero = view.space(position.asked());
            if (hero == Wedge.NOWHERE) {
                return;
            }
            for (int height = 12; height <= 24; height++) {
                String board = String.join("\n", WORDS.board(view, new Reader(80, height, new HashSet<>())));
                for (Direction direction : Direction.values()) {
                    int next = direction.next(hero);
                    if (board.contains("*") && view.revealed(next) && view.terrain(next) != Terrain.SEA) {
                        assertThat(board).as("at height " + height).contains(" " + Labels.at(next));
                    }
                }
            }
        });
    }

    @Test
    void nothing_is_shown_twice_on_a_screen_of_any_size() throws Refused {
        MageKnightScratch game = Games.inTurn("tovak", 4);
        for (int width = 60; width <= 140; width += 8) {
            for (int height = 15; height <= 60; height += 3) {
                String board =
                        String.join("\n", WORDS.board(game.view(ME), new Reader(width, height, new HashSet<>())));
                for (String heading : List.of("ENEMIES AND RUINS", "SOURCE  ", "UNITS  ", "SPELLS  ", "HAND  ")) {
                    assertThat(board.split(heading, -1))
                            .as(heading + " at " + width + "x" + height)
                            .hasSizeLessThanOrEqualTo(2);
                }
            }
        }
    }

    @Test
    void a_card_is_explained_the_first_time_and_then_cut_to_a_line() throws Refused {
        MageKnightScratch game = Games.inTurn("tovak", 4);
        game.t.now.played = true;
        game.t.piles.clear(Zone.hand(0));
        int card = Components.deed("Cold Toughness").orElseThrow().id();
        game.t.piles.add(Zone.hand(0), card);
        game.t.piles.add(Zone.hand(0), DeedCard.WOUND);
        Reader reader = Reader.of(60);

        assertThat(WORDS.brief(game.view(ME), reader))
                .contains("    resistance of the enemy")
                .noneMatch(line -> line.endsWith(" ..."));
        assertThat(WORDS.brief(game.view(ME), reader))
                .anyMatch(line -> line.startsWith("  Cold Toughness: ice attack 2 ") && line.endsWith(" ..."));
        game.t.piles.add(Zone.hand(0), Components.deed("Ambush").orElseThrow().id());
        assertThat(WORDS.brief(game.view(ME), reader)).anyMatch(line -> line.startsWith("  Ambush: "));
        assertThat(reader.explained()).contains("Cold Toughness", "Ambush", "Wound");
    }

    @Test
    void far_spaces_in_reach_are_shown_with_the_cost_of_the_way() throws Refused {
        MageKnightScratch game = Games.inTurn("tovak", 4);
        game.t.now.played = true;
        game.t.now.move = 4;
        assertThat(WORDS.brief(game.view(ME), 100)).contains("FARTHER  2/-1 (village) 4, 1/-2 (plains) 4");
        assertThat(WORDS.part("ways", game.view(ME), 120).orElseThrow())
                .anyMatch(line -> line.startsWith("  for the 4 move you have: ")
                        && line.endsWith("2/-1 (village) 4, 1/-2 (plains) 4"))
                .anyMatch(line -> line.startsWith("  for more: "));
    }

    @Test
    void options_that_are_not_in_hand_are_explained_with_the_question() throws Refused {
        MageKnightScratch start = Games.begin("tovak", 4);

        assertThat(String.join("\n", WORDS.brief(start.view(ME), 120)))
                .contains("TO CHOOSE FROM\n  Early Bird (order 1): you take the first turn, and nothing else\n")
                .contains("  Great Start (order 5): immediately: draw 2 cards\n");
        assertThat(WORDS.brief(start.view(Viewer.SPECTATOR), 120)).doesNotContain("TO CHOOSE FROM");
    }

    @Test
    void the_spaces_around_the_hero_show_which_moves_lead_to_a_fight_8_2() throws Refused {
        MageKnightScratch game = Games.inTurn("tovak", 4);
        Table t = game.t;
        t.players[0].space = Wedge.at(3, -3);
        assertThat(around(game)).contains("east: 4/-3 hills 3, keep (an assault)\n");
        t.land.shields.add(Wedge.at(4, -3), 0, true);
        assertThat(around(game)).contains("keep, shield of Player 0\n");

        t.players[0].space = Wedge.at(0, -3);
        String foe = Components.enemy(t.land.foes.get(t.land.foes.at(Wedge.at(1, -4))))
                .name();
        assertThat(around(game))
                .contains("rampaging " + foe + "\n")
                .containsPattern("east: 1/-3 [a-z]+ [0-9].* \\(provokes " + foe + "\\)\n");
    }

    private static String around(MageKnightScratch game) {
        return String.join("\n", WORDS.part("around", game.view(ME), 120).orElseThrow()) + "\n";
    }

    @Test
    void an_interaction_shows_prices_before_you_can_pay_them_9() throws Refused {
        MageKnightScratch game = Games.inTurn("tovak", 4);
        game.t.players[0].space = Wedge.at(2, -3);
        game.t.now.phase = Phase.INTERACT;
        game.t.piles.clear(Zone.UNIT_OFFER);
        game.t.piles.add(
                Zone.UNIT_OFFER, Components.unit("Peasants").orElseThrow().id());
        game.t.piles.add(
                Zone.UNIT_OFFER, Components.unit("Utem Swordsmen").orElseThrow().id());

        assertThat(WORDS.brief(game.view(ME), 120))
                .contains("IN THIS VILLAGE  for influence", "  healing: 3 per point")
                .anyMatch(line -> line.startsWith("  Peasants: 4; level 1, armor 3, "))
                .noneMatch(line -> line.startsWith("  Utem Swordsmen: "));
    }

    @Test
    void the_offers_are_in_the_free_corner_of_a_map_that_needs_the_whole_width() throws Refused {
        MageKnightScratch game = Games.inTurn("tovak", 4);
        for (int slot = 0; slot < Wedge.SLOTS && Exploring.possible(game.t); slot++) {
            if (game.t.land.empty(slot) && game.t.land.touching(slot) > 0 && Exploring.fits(game.t, slot)) {
                Exploring.explore(game.t, slot);
            }
        }

        assertThat(board(game, 120)).containsPattern("gr. mine .*  SOURCE  ");
    }

    @ParameterizedTest
    @ValueSource(ints = {40, 60, 80, 100, 120, 160})
    void nothing_is_wider_than_the_page(int width) throws Refused {
        Games.random("tovak,arythea,random", width, position -> {
            for (Viewer viewer : List.of(ME, Viewer.seat(1), Viewer.SPECTATOR, Viewer.REFEREE)) {
                assertThat(everything(position, viewer, width)).allMatch(line -> line.length() <= width);
            }
        });
    }

    @Test
    void nothing_is_shown_that_the_viewer_may_not_know() throws Refused {
        Chance chance = new Chance(1);
        Games.random("tovak,arythea,random", 5, position -> {
            for (Viewer viewer : List.of(ME, Viewer.seat(1), Viewer.SPECTATOR)) {
                assertThat(everything(position.guess(viewer, chance), viewer, 100))
                        .isEqualTo(everything(position, viewer, 100));
            }
        });
    }

    @Test
    void the_score_shows_the_achievements_so_far_16() throws Refused {
        MageKnightScratch game = Games.inTurn("tovak,arythea", 3);
        game.t.players[0].fame = 7;
        game.t.piles.add(
                Zone.discard(0), Components.deed("Firestorm").orElseThrow().id());
        game.t.piles.add(Zone.hand(0), DeedCard.WOUND);
        game.t.piles.add(Zone.deck(1), DeedCard.WOUND);
        List<String> score = WORDS.part("score", game.view(ME), 80).orElseThrow();

        assertThat(score.getFirst()).isEqualTo("SCORE SO FAR");
        assertThat(score)
                .anyMatch(line -> line.matches("  fame +7 +0"))
                .anyMatch(line -> line.matches("  knowledge: spells and actions +5 \\(\\+3\\) +0"))
                .anyMatch(line -> line.matches("  beating: wounds +-3 \\(-1\\) +-3 \\(-1\\)"))
                .anyMatch(line -> line.matches("  total +9 +-3"));
    }

    @Test
    void the_end_shows_the_score_by_achievement_16() throws Refused {
        Position end = Games.random("tovak,arythea", 3, position -> {});
        String page = String.join("\n", WORDS.result(end.view(ME)));

        assertThat(page)
                .contains("THE END", "Player 0   Player 1", "Tovak    Arythea", "fame", "knowledge", "loot", "leader")
                .contains("conqueror", "adventurer", "beating", "total")
                .doesNotContain("solo");
    }

    @Test
    void a_solo_score_also_shows_the_newer_bonuses_3_2() throws Refused {
        Position end = Games.random("goldyx", 3, position -> {});

        assertThat(WORDS.result(end.view(ME)))
                .contains("The newer solo scoring would add:")
                .anyMatch(line -> line.startsWith("  total with these"));
    }

    @Test
    void cards_have_the_colour_of_their_mana_and_enemies_are_red() {
        assertThat(WORDS.names())
                .containsEntry("March", Colour.GREEN)
                .containsEntry("Firestorm", Colour.RED)
                .containsEntry("Ice Dragon", Colour.RED)
                .containsEntry("Peasants", Colour.CYAN)
                .containsEntry("blue", Colour.BLUE)
                .containsEntry("forest", Colour.GREEN)
                .doesNotContainKey("");
        assertThat(WORDS.names().keySet())
                .doesNotContainAnyElementsOf(WORDS.parts().keySet());
    }

    @Test
    void the_map_shows_the_colours_of_terrains_and_enemies_even_if_names_are_shortened() {
        assertThat(WORDS.tints())
                .containsAllEntriesOf(WORDS.names())
                .containsEntry("F 2/-4", Colour.GREEN)
                .containsEntry("S12/-13", Colour.PURPLE)
                .containsEntry("W. Riders", Colour.RED)
                .containsEntry("gr. mine", Colour.GREEN)
                .containsEntry("b. mine", Colour.BLUE);
        assertThat(WORDS.names()).doesNotContainKeys("F 2/-4", "W. Riders", "b. mine");
    }
}
