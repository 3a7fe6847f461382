package dev.cardinal.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.host.GameFile;
import dev.cardinal.host.History;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.testkit.contract.Hosting;
import dev.cardinal.testkit.swap.Bug;
import dev.cardinal.testkit.swap.Swap;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("long")
class FuzzTest {
    private static FuzzReport fuzz(Bug bug, long games, int threads) throws Refused {
        return new Fuzz(new Swap(bug), Options.DEFAULT, 1).atMost(2000).run(games, threads);
    }

    @Test
    void a_game_that_keeps_the_contracts_has_no_violation() throws Refused {
        FuzzReport report = fuzz(Bug.NONE, 100, 2);
        assertThat(report.violations()).isEmpty();
        assertThat(report.games()).isEqualTo(100);
        assertThat(report.decisions()).isGreaterThan(100 * 15);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void a_game_that_breaks_a_contract_is_caught(Bug bug) throws Refused {
        assertThat(fuzz(bug, 400, 1).violations())
                .extracting(Violation::contract)
                .contains(bug.contract());
    }

    /** A host that answers for people immediately, whatever the others can see. */
    private static Hosting.At hasty(Hosting.At hosted) {
        return new Other(hosted) {
            @Override
            public void goOn() throws Refused {
                while (!position().over() && position().forced()) {
                    hosted.line(
                            position().asked(),
                            position().question().options().getFirst().text());
                }
            }
        };
    }

    /** A host that tries a whole line and takes it back if one of its moves is not possible. */
    private static Hosting.At trying(Hosting.At hosted) {
        return new Other(hosted) {
            @Override
            public List<String> line(int seat, String line) throws Refused {
                Position position = position();
                int number = 0;
                for (String move : line.split(", (?=call|swap|rank|boast)", -1)) {
                    number++;
                    if (!(position.read(move) instanceof Answer answer)) {
                        throw new Refused("no", "Move " + number + " is not possible");
                    }
                    position = position.answer(answer);
                }
                return List.of();
            }
        };
    }

    private static class Other implements Hosting.At {
        private final Hosting.At hosted;

        Other(Hosting.At hosted) {
            this.hosted = hosted;
        }

        @Override
        public void goOn() throws Refused {
            hosted.goOn();
        }

        @Override
        public List<String> line(int seat, String line) throws Refused {
            return hosted.line(seat, line);
        }

        @Override
        public Position position() {
            return hosted.position();
        }

        @Override
        public int entries() {
            return hosted.entries();
        }
    }

    @Test
    void a_host_that_answers_forced_questions_immediately_is_caught() throws Refused {
        Hosting hasty = (game, position, people, pace) -> hasty(Hosting.OURS.at(game, position, people, pace));
        assertThat(new Fuzz(new Swap(Bug.NONE), Options.DEFAULT, 1)
                        .hosting(hasty)
                        .run(400, 1)
                        .violations())
                .extracting(Violation::contract)
                .contains(11);
    }

    @Test
    void a_host_that_tries_a_line_on_the_real_cards_is_caught() throws Refused {
        Hosting trying = (game, position, people, pace) -> trying(Hosting.OURS.at(game, position, people, pace));
        assertThat(new Fuzz(new Swap(Bug.NONE), Options.DEFAULT, 1)
                        .hosting(trying)
                        .run(400, 1)
                        .violations())
                .extracting(Violation::contract)
                .contains(11);
    }

    @Test
    void contracts_are_also_checked_after_the_first_games() throws Refused {
        assertThat(new Fuzz(new Swap(Bug.LOSING), Options.DEFAULT, 1)
                        .closely(0)
                        .run(200, 1)
                        .violations())
                .isNotEmpty();
    }

    @Test
    void a_replay_is_shrunk_to_what_is_needed_and_playable() throws Refused {
        Violation violation = fuzz(Bug.LOSING, 1000, 1).violations().getFirst();
        GameFile file = GameFile.read("a violation", violation.replay());
        assertThat(file.entries()).hasSize(2);
        History history = History.of(new Swap(Bug.LOSING), file);
        assertThat(file.roster().seed()).isEqualTo(violation.seed());
        assertThat(history.position().census()).isNotEqualTo(history.before(0).census());
    }

    @Test
    void the_figures_do_not_depend_on_the_threads() throws Refused {
        assertThat(fuzz(Bug.NONE, 50, 1)).isEqualTo(fuzz(Bug.NONE, 50, 3));
    }

    @Test
    void a_run_that_is_stopped_reports_the_games_that_were_finished() throws Refused {
        Fuzz fuzz = new Fuzz(new Swap(Bug.NONE), Options.DEFAULT, 1);
        FuzzReport report = fuzz.reporting(done -> {
                    if (done == 20) {
                        fuzz.stop();
                    }
                })
                .run(1_000_000, 1);
        assertThat(report).isEqualTo(fuzz(Bug.NONE, 20, 1));
    }

    @Test
    void a_run_that_is_stopped_reports_what_it_has_found() throws Refused {
        Fuzz fuzz = new Fuzz(new Swap(Bug.LOSING), Options.DEFAULT, 1);
        long needed = fuzz(Bug.LOSING, 1000, 1).games();
        FuzzReport report = fuzz.reporting(done -> {
                    if (done == needed - 1) {
                        fuzz.stop();
                    }
                })
                .run(1000, 1);
        assertThat(report.games()).isEqualTo(needed - 1);
        assertThat(report.violations()).hasSizeBetween(1, 4);
    }

    @Test
    void options_that_no_game_allows_are_refused() {
        Fuzz fuzz = new Fuzz(new Swap(Bug.NONE), Options.DEFAULT.with("players", "9"), 1);
        assertThatThrownBy(() -> fuzz.run(1, 1)).isInstanceOf(Refused.class).hasMessageContaining("Two or three");
    }

    @Test
    void a_violation_is_reported_as_json() {
        var violation = new Violation(5, "a card is gone", -7, "{}\nhum\n");
        assertThat(new FuzzReport(3, 20, List.of(violation)).json())
                .hasToString("{\"games\":3,\"decisions\":20,\"violations\":[{\"contract\":5,"
                        + "\"message\":\"a card is gone\",\"seed\":\"-7\",\"replay\":\"{}\\nhum\\n\"}]}");
    }
}
