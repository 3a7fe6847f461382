package dev.cardinal.mageknight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Json;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Step;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.mageknight.rules.turn.Turn;
import dev.cardinal.mageknight.table.Phase;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One move that stands for several: far spaces, directions, several points at once. */
class ShorthandTest {
    private static HostedGame walker(int move, String at) throws Refused {
        return SeatedGame.at("""
                {"turn": 0, "move": %d, "seats": {"0": {"at": "%s", "hand": ["March", "Rage"]}}}
                """.formatted(move, at), "human", "human");
    }

    private static MageKnightView view(HostedGame game) {
        return (MageKnightView) game.position().view(Viewer.seat(0));
    }

    private static String at(HostedGame game) {
        return view(game).spaceName(view(game).space(0));
    }

    private static List<String> words(HostedGame game) {
        return game.history().stream().map(happened -> happened.words()).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"move to 2/-3", "2/-3", "go 2/-3", "{\"type\": \"move\", \"to\": \"2/-3\"}"})
    void a_hero_goes_to_a_far_space_in_one_move_8_1(String typed) throws Refused {
        HostedGame game = walker(6, "0/0");
        Position start = game.position();
        game.line(0, typed);

        assertThat(at(game)).startsWith("2/-3");
        assertThat(view(game).move()).isZero();
        assertThat(words(game)).hasSize(3);
        game.undo(0);
        assertThat(game.position()).isEqualTo(start);
    }

    @Test
    void programs_go_to_a_far_space_too() throws Refused {
        HostedGame game = walker(6, "0/0");
        game.move(0, Json.parse("\"move to 1/-2\""));
        game.move(0, Json.parse("{\"type\": \"move\", \"to\": \"2/-3\"}"));
        assertThat(at(game)).startsWith("2/-3");
    }

    @Test
    void a_far_space_is_refused_as_a_whole_with_the_cost_of_the_way_8_1() throws Refused {
        HostedGame game = walker(5, "0/0");
        Position start = game.position();
        assertThatThrownBy(() -> game.line(0, "move to 2/-3"))
                .hasMessageContaining("The way to 2/-3 (plains, village) costs 6 move, and you have 5");
        assertThatThrownBy(() -> game.line(0, "2/-3")).hasMessageContaining("costs 6 move");
        assertThatThrownBy(() -> game.line(0, "{\"type\": \"move\", \"to\": \"2/-3\"}"))
                .hasMessageContaining("costs 6 move");
        assertThat(game.position()).isEqualTo(start);
    }

    @Test
    void the_way_goes_around_enemies_that_it_would_provoke_8_2() throws Refused {
        HostedGame game = walker(20, "2/-3"); // 2/-2 is next to it, but the Diggers at 3/-3 are next to both
        game.line(0, "move to 3/-2");
        assertThat(words(game))
                .containsExactly(
                        "move to 1/-2 (plains)",
                        "move to 2/-2 (plains)",
                        "move to 2/-1 (hills, green mine)",
                        "move to 3/-2 (hills)");
        assertThat(view(game).fighting()).isFalse();
    }

    @Test
    void on_a_way_nothing_comes_up_before_its_end_8_2_8_4() throws Refused {
        Set<String> ends = new TreeSet<>();
        for (long seed = 0; seed < 12; seed++) {
            Games.random("tovak,arythea", seed, position -> {
                MageKnightScratch game = (MageKnightScratch) position.scratch();
                if (game.t.asking() instanceof Turn && game.t.now.phase == Phase.MOVE) {
                    game.t.now.move = 30;
                    ends.addAll(walked(new Position(game)));
                }
            });
        }
        assertThat(ends).containsExactly("fight", "news", "quiet");
    }

    /** Walks every way, and says what came up at their ends. */
    private static Set<String> walked(Position start) {
        MageKnightView view = (MageKnightView) start.view(Viewer.seat(start.asked()));
        Set<String> ends = new TreeSet<>();
        int[] costs = view.walkCosts();
        for (int space = 0; space < costs.length; space++) {
            List<Integer> way = costs[space] > 30 ? List.of() : view.walk(space);
            Position at = start;
            for (int i = 0; i < way.size(); i++) {
                Step step = at.step(Answer.of(MageKnightView.MOVE + way.get(i)));
                MageKnightView after = (MageKnightView) step.position().view(Viewer.seat(start.asked()));
                boolean last = i == way.size() - 1;
                assertThat(!last && (step.news() || after.fighting())).isFalse();
                if (last) {
                    ends.add(after.fighting() ? "fight" : step.news() ? "news" : "quiet");
                    assertThat(after.move()).isIn(30 - costs[space], 0);
                }
                at = step.position();
            }
        }
        return ends;
    }

    @ParameterizedTest
    @CsvSource({
        "e,2/-1",
        "east,2/-1",
        "ne,2/-2",
        "move north-east,2/-2",
        "nw,1/-2",
        "w,0/-1",
        "sw,0/0",
        "south east,1/0"
    })
    void a_direction_means_the_next_space_that_way(String direction, String space) throws Refused {
        HostedGame game = walker(3, "1/-1");
        game.line(0, direction);
        assertThat(at(game)).startsWith(space + " ");
    }

    @Test
    void a_direction_is_refused_like_the_space_it_means() throws Refused {
        HostedGame game = walker(9, "0/0");
        assertThatThrownBy(() -> game.line(0, "w")).hasMessageContaining("You cannot enter sea");
        assertThatThrownBy(() -> game.line(0, "e, e")).hasMessageContaining("not a revealed space");
        assertThat(game.last()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"n", "north", "move south"})
    void a_space_has_no_neighbour_straight_north_or_south(String typed) throws Refused {
        HostedGame game = walker(9, "0/0");
        assertThatThrownBy(() -> game.line(0, typed)).hasMessageContaining("go e, ne, nw, w, sw or se");
    }

    private static HostedGame healer(String... players) throws Refused {
        return SeatedGame.at("""
                {"turn": 0, "healing": 3, "seats": {"0": {"hand": ["Wound", "Wound", "Wound", "Wound", "Rage"]}}}
                """, players);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"heal 2;1", "heal all;0", "heal 3 wounds;0", "{\"type\": \"heal\", \"count\": 2};1"})
    void several_wounds_are_healed_at_once_11_1(String typed, int left) throws Refused {
        HostedGame game = healer("human", "greedy");
        Position start = game.position();
        game.line(0, typed);
        assertThat(view(game).healing()).isEqualTo(left);
        game.undo(0);
        assertThat(game.position()).isEqualTo(start);
    }

    @Test
    void more_healing_than_there_is_is_refused_as_a_whole() throws Refused {
        HostedGame game = healer("human", "human");
        assertThatThrownBy(() -> game.line(0, "heal 4")).hasMessageContaining("Only 3 times: ");
        assertThat(game.last()).isZero();
    }

    @Test
    void several_points_of_healing_are_bought_at_once_9_3() throws Refused {
        HostedGame game = SeatedGame.at("""
                {"turn": 0, "phase": "interaction", "influence": 7,
                 "seats": {"0": {"at": "2/-3", "hand": ["Wound", "Wound", "Rage"]}}}
                """, "human", "human");
        game.line(0, "buy healing 2, heal 2");
        assertThat(view(game).influence()).isEqualTo(1);
        assertThat(view(game).hand(0)).isEqualTo(1);
    }

    @Test
    void healing_that_you_cannot_pay_for_is_refused_with_its_cost_9_3() throws Refused {
        HostedGame game = SeatedGame.at("""
                {"turn": 0, "phase": "interaction", "influence": 2,
                 "seats": {"0": {"at": "2/-3", "hand": ["Wound", "Wound", "Rage"]}}}
                """, "human", "human");
        assertThatThrownBy(() -> game.line(0, "buy healing 2")).hasMessageContaining("costs 3");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "convert 3",
                "convert 3 move",
                "turn 3 move into attack",
                "{\"type\":\"move_to_attack\",\"count\":3}"
            })
    void several_points_of_move_become_attack_at_once_10_6(String typed) throws Refused {
        HostedGame game = SeatedGame.at("""
                {"turn": 0, "combat": {"enemies": ["Prowlers", "Diggers"], "phase": "attack"},
                 "seats": {"0": {"hand": ["Agility", "March", "Stamina"]}}}
                """, "human", "human");
        game.line(0, "play agility, play march");
        int move = view(game).move();
        game.line(0, typed);
        assertThat(view(game).move()).isEqualTo(move - 3);
        game.undo(0);
        assertThat(view(game).move()).isEqualTo(move);
    }
}
