package dev.cardinal.dominion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.dominion.view.DominionView;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Outcome;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Step;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.players.RandomBot;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds in every game, whoever plays. */
class RandomGamesTest {
    private static final Dominion DOMINION = new Dominion();

    /** Ends every phase and declines everything. */
    private record Idler() implements Bot {
        @Override
        public String name() {
            return "idler";
        }

        @Override
        public void answer(View view, Chance chance, Pick pick) {
            pick.only(DominionView.NO);
        }
    }

    private static List<Bot> randoms(int players) {
        return Collections.nCopies(players, new RandomBot());
    }

    private static PlayedGame play(Options options, List<Bot> seats, long seed) throws Refused {
        return PlayedGame.play(options, seats, seed, (events, table) -> {});
    }

    /** Everything there was to know in a game, position by position. */
    private static List<Object> course(Options options, long seed) throws Refused {
        List<Object> course = new ArrayList<>();
        Position position = DOMINION.deal(options).position(seed);
        Chance chance = new Chance(seed + 1);
        Pick pick = new Pick();
        for (int answers = 0; answers < 200 && !position.over(); answers++) {
            position.question().offer().random(chance, pick);
            Step step =
                    position.step(Answer.of(pick, position.question().limits().ordered()));
            position = step.position();
            course.add(step.events());
            course.add(position.everything());
        }
        return course;
    }

    @ParameterizedTest
    @ValueSource(strings = {"principality", "official"})
    void the_same_seed_and_the_same_answers_give_the_same_game(String rules) throws Refused {
        Options options =
                Options.DEFAULT.with("rules", rules).with("players", "3").with("cards", "all");
        for (int seed = 0; seed < 3; seed++) {
            assertThat(course(options, seed)).isEqualTo(course(options, seed));
        }
    }

    @Test
    void the_same_seed_and_the_same_bots_give_the_same_events() throws Refused {
        for (int seed = 0; seed < 20; seed++) {
            assertThat(play(Options.DEFAULT, randoms(2), seed).events())
                    .isEqualTo(play(Options.DEFAULT, randoms(2), seed).events())
                    .isNotEqualTo(play(Options.DEFAULT, randoms(2), seed + 1).events());
        }
    }

    @ParameterizedTest
    @CsvSource({"2, principality", "3, principality", "3, official", "4, principality", "4, official"})
    void turns_go_clockwise_and_no_one_misses_one(int players, String rules) throws Refused {
        for (int seed = 0; seed < 20; seed++) {
            PlayedGame game = play(Options.DEFAULT.with("rules", rules), randoms(players), seed);
            int turn = 0;
            for (Event event : game.events()) {
                if (event.type().equals("turn")) {
                    turn++;
                    assertThat(event.seat()).isEqualTo(turn % players);
                    assertThat(event.text(Viewer.REFEREE))
                            .isEqualTo("Player " + turn % players + "'s turn " + (1 + turn / players));
                }
            }
            for (int seat = 0; seat < players; seat++) {
                assertThat(game.table().turns(seat)).isEqualTo(1 + (turn - seat) / players);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"principality", "official"})
    void a_solo_game_lasts_until_the_piles_are_gone(String rules) throws Refused {
        for (int seed = 0; seed < 50; seed++) {
            Bot bot = DOMINION.bot("bigmoney-ultimate");
            PlayedGame game = play(Options.DEFAULT.with("rules", rules), List.of(bot), seed);
            game.endedProperly();
            assertThat(game.outcome().winners()).containsExactly(0);
            assertThat(game.outcome().success()).isTrue();
            assertThat(game.outcome().turns()).isBetween(15, 80);
        }
    }

    @Test
    void in_a_solo_game_attacks_hit_no_one() throws Refused {
        Options options = Options.DEFAULT.with("kingdom", "Witch,Militia,Thief,Bureaucrat,Moat,Throne Room");
        for (int seed = 0; seed < 50; seed++) {
            PlayedGame game = play(options, randoms(1), seed);
            assertThat(game.events())
                    .noneMatch(event ->
                            event.type().equals("attacking") || event.type().equals("blocked"));
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 5", "2, 1", "3, 7", "4, 200"})
    void a_game_of_idlers_ends_at_the_turn_limit(int players, int limit) throws Refused {
        Options options = Options.DEFAULT.with("turns", Integer.toString(limit));
        PlayedGame game = play(options, Collections.nCopies(players, new Idler()), 1);
        assertThat(game.outcome().ending()).isEqualTo("turns");
        assertThat(game.outcome().success()).isFalse();
        assertThat(game.outcome().turns()).isEqualTo(limit);
        for (int seat = 0; seat < players; seat++) {
            assertThat(game.table().turns(seat)).isEqualTo(limit);
        }
        assertThat(game.outcome().winners()).hasSize(players);
    }

    @Test
    void the_default_limit_is_two_hundred_turns() throws Refused {
        PlayedGame game = play(Options.DEFAULT, List.of(new Idler(), new Idler()), 1);
        assertThat(game.outcome().turns()).isEqualTo(200);
    }

    @Test
    void equal_scores_share_the_win_in_principality_and_go_to_fewer_turns_as_printed() throws Refused {
        int equal = 0;
        int brokenByTurns = 0;
        for (int seed = 0; seed < 120; seed++) {
            List<Bot> mirror = List.of(DOMINION.bot("bigmoney"), DOMINION.bot("bigmoney"));
            Outcome shared =
                    play(Options.DEFAULT.with("kingdom", "mvp"), mirror, seed).outcome();
            boolean tied = shared.scores().get(0).equals(shared.scores().get(1));
            assertThat(shared.winners()).hasSize(tied ? 2 : 1);
            PlayedGame printed = play(Options.DEFAULT.with("kingdom", "mvp").with("rules", "official"), mirror, seed);
            if (printed.outcome()
                    .scores()
                    .get(0)
                    .equals(printed.outcome().scores().get(1))) {
                equal++;
                boolean sameTurns = printed.table().turns(0) == printed.table().turns(1);
                brokenByTurns += sameTurns ? 0 : 1;
                assertThat(printed.outcome().winners()).isEqualTo(sameTurns ? List.of(0, 1) : List.of(1));
            }
        }
        assertThat(equal).as("about six games out of ten").isBetween(45, 100);
        assertThat(brokenByTurns).isBetween(12, 60);
    }
}
