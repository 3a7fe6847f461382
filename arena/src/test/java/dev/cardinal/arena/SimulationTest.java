package dev.cardinal.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.cardinal.host.GameFile;
import dev.cardinal.host.History;
import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.IllegalAnswer;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.players.Games;
import dev.cardinal.players.RandomBot;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SimulationTest {
    private Game dominion;

    @BeforeEach
    void findDominion() throws Refused {
        dominion = Games.named("dominion");
    }

    private Simulation simulation(long seed, String... names) throws Refused {
        return Simulation.of(dominion, Options.DEFAULT, List.of(names), seed);
    }

    private static Result withoutTime(Result result) {
        return new Result(
                result.setting(),
                result.games(),
                0,
                result.decisions(),
                result.meanTurns(),
                result.players(),
                result.bySeat(),
                result.endings());
    }

    @Test
    void the_figures_do_not_depend_on_the_number_of_threads() throws Refused {
        Result one = simulation(5, "bigmoney", "random", "smithy").run(301, 1);
        Result three = simulation(5, "bigmoney", "random", "smithy").run(301, 3);

        assertThat(withoutTime(three)).isEqualTo(withoutTime(one));
    }

    @Test
    void a_result_says_what_was_played() throws Refused {
        Setting setting = simulation(5, "smithy", "bigmoney").run(2, 1).setting();

        assertThat(setting)
                .isEqualTo(new Setting(
                        "dominion",
                        dominion.rulesVersion(),
                        Options.DEFAULT.with("players", "2").with("kingdom", "Smithy"),
                        5));
    }

    /** That engine gains the card before it trashes the Feast: 27.8% in 20,000 games. */
    @Test
    void feast_added_to_big_money_wins_as_often_as_in_the_other_engine() throws Refused {
        Options official = Options.DEFAULT.with("rules", "official").with("turns", "60");
        Result result = Simulation.of(dominion, official, List.of("bmu+feast", "bigmoney-ultimate"), 1)
                .run(20_000, 2);

        assertThat(100 * result.players().getFirst().winRate()).isCloseTo(27.8, within(1.5));
    }

    @Test
    void another_seed_gives_other_games() throws Refused {
        Result one = simulation(5, "random", "random").run(50, 1);
        Result other = simulation(6, "random", "random").run(50, 1);

        assertThat(withoutTime(other)).isNotEqualTo(withoutTime(one));
    }

    @Test
    void every_player_wins_ties_or_loses_every_game() throws Refused {
        Result result = simulation(1, "bigmoney", "random").run(100, 2);

        assertThat(result.players()).extracting(Result.Player::name).containsExactly("bigmoney", "random");
        assertThat(result.players())
                .allMatch(player -> player.wins() + player.ties() + player.losses() == 100)
                .allMatch(player -> player.winRate() == player.wins() / 100.0);
        assertThat(result.players().getFirst().wins()).isGreaterThan(95);
        assertThat(result.endings().values().stream().mapToLong(Long::longValue).sum())
                .isEqualTo(100);
        assertThat(result.decisions()).isPositive();
    }

    @Test
    void each_player_sits_in_each_seat_equally_often() throws Refused {
        List<List<String>> seatings = Collections.synchronizedList(new ArrayList<>());
        simulation(1, "bigmoney", "random", "smithy")
                .keeping((number, replay) -> seatings.add(replay.roster().players()))
                .run(3, 1);

        assertThat(seatings)
                .containsExactly(
                        List.of("bigmoney", "random", "smithy"),
                        List.of("random", "smithy", "bigmoney"),
                        List.of("smithy", "bigmoney", "random"));
    }

    @Test
    void a_win_counts_for_the_player_and_for_the_seat() throws Refused {
        Result result = simulation(1, "bigmoney", "random").run(40, 1);

        assertThat(result.bySeat().stream().mapToLong(Result.Seat::wins).sum())
                .isEqualTo(
                        result.players().stream().mapToLong(Result.Player::wins).sum());
        assertThat(result.bySeat()).allMatch(seat -> seat.wins() >= 15);
    }

    @Test
    void a_solo_win_is_what_the_game_calls_success() throws Refused {
        Result wins = simulation(1, "bigmoney").run(20, 1);
        Result losses = Simulation.of(dominion, Options.DEFAULT.with("turns", "3"), List.of("bigmoney"), 1)
                .run(20, 1);

        assertThat(wins.players().getFirst().wins()).isEqualTo(20);
        assertThat(wins.players().getFirst().meanScore()).isGreaterThan(50);
        assertThat(losses.players().getFirst().losses()).isEqualTo(20);
        assertThat(losses.endings()).containsOnlyKeys("turns");
        assertThat(losses.meanTurns()).isEqualTo(3);
    }

    @Test
    void kept_replays_agree_with_the_result() throws Refused {
        Map<Long, GameFile> replays = new ConcurrentHashMap<>();
        Result result = simulation(9, "random", "random").keeping(replays::put).run(20, 2);

        long turns = 0;
        for (long number = 0; number < 20; number++) {
            GameFile replay = replays.get(number);
            assertThat(replay.roster().seed()).isEqualTo(Chance.mix(9, number));
            turns += History.verified(dominion, replay).position().outcome().turns();
        }
        assertThat(turns / 20.0).isEqualTo(result.meanTurns());
    }

    @Test
    void a_bot_that_cheats_is_named_with_the_seed_of_the_game() throws Refused {
        Simulation simulation = new Simulation(dominion, Options.DEFAULT, List.of(new Cheat(), new Cheat()), 3);

        assertThatThrownBy(() -> simulation.run(10, 2))
                .isInstanceOf(IllegalAnswer.class)
                .hasMessageContaining("cheat")
                .hasMessageContaining(Long.toString(Chance.mix(3, 0)));
    }

    @Test
    void a_bot_does_not_see_what_another_has_picked() throws Refused {
        List<Integer> found = Collections.synchronizedList(new ArrayList<>());
        Bot spy = new Bot() {
            @Override
            public String name() {
                return "spy";
            }

            @Override
            public void answer(View view, Chance chance, Pick pick) {
                found.add(pick.size());
                new RandomBot().answer(view, chance, pick);
            }
        };
        new Simulation(dominion, Options.DEFAULT, List.of(spy, new RandomBot()), 1).run(2, 1);

        assertThat(found).isNotEmpty().containsOnly(0);
    }

    @Test
    void a_bot_that_runs_its_generator_backwards_finds_no_seed() throws Refused {
        List<Long> found = Collections.synchronizedList(new ArrayList<>());
        Bot spy = new Bot() {
            @Override
            public String name() {
                return "spy";
            }

            @Override
            public void answer(View view, Chance chance, Pick pick) {
                long state = Long.parseUnsignedLong(((Data.Text) chance.mark()).value(), 16);
                for (int seat = 0; seat < 2; seat++) {
                    long inner = backwards(state) ^ Chance.bits((-1L - seat) * STEP + 1);
                    found.add(backwards(inner) - STEP);
                    for (long number = 0; number < 20; number++) {
                        long deeper = backwards(backwards(inner) - STEP) ^ Chance.bits(number * STEP + 1);
                        found.add(backwards(deeper) - STEP);
                    }
                }
                new RandomBot().answer(view, chance, pick);
            }
        };
        long seed = 0x5EED_0F_7AB1EL;
        new Simulation(dominion, Options.DEFAULT, List.of(spy, spy), seed).run(20, 1);

        assertThat(found).isNotEmpty().doesNotContain(seed);
        for (long number = 0; number < 20; number++) {
            assertThat(found).doesNotContain(Chance.mix(seed, number));
        }
    }

    private static final long STEP = 0x9E3779B97F4A7C15L;

    /** The number whose {@link Chance#bits} these are. */
    private static long backwards(long bits) {
        long z = bits;
        z ^= (z >>> 31) ^ (z >>> 62);
        z *= 0x319642B2D24D8EC3L;
        z ^= (z >>> 27) ^ (z >>> 54);
        z *= 0x96DE1B173F119089L;
        z ^= (z >>> 30) ^ (z >>> 60);
        return z;
    }

    @Test
    void running_backwards_inverts_the_generator() {
        assertThat(backwards(Chance.bits(123456789L))).isEqualTo(123456789L);
    }

    @Test
    void progress_ends_with_all_games_done() throws Refused {
        List<Long> heard = new ArrayList<>();
        simulation(1, "random", "random").reporting(heard::add).run(33, 2);

        assertThat(heard).isSorted().last().isEqualTo(33L);
    }

    @Test
    void zero_games_or_threads_are_rejected() throws Refused {
        Simulation simulation = simulation(1, "random", "random");

        assertThatThrownBy(() -> simulation.run(0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> simulation.run(1, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    /** Plays a card that no one has. */
    private static final class Cheat implements Bot {
        @Override
        public String name() {
            return "cheat";
        }

        @Override
        public void answer(View view, Chance chance, Pick pick) {
            pick.only(999);
        }
    }
}
