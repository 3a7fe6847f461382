package dev.cardinal.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.Match;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Replay;
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
    void a_game_that_breaks_a_contract_is_found_out(Bug bug) throws Refused {
        assertThat(fuzz(bug, 400, 1).violations())
                .extracting(Violation::contract)
                .contains(bug.contract());
    }

    @Test
    void contracts_are_also_looked_at_after_the_first_games() throws Refused {
        assertThat(new Fuzz(new Swap(Bug.LOSING), Options.DEFAULT, 1)
                        .closely(0)
                        .run(200, 1)
                        .violations())
                .isNotEmpty();
    }

    @Test
    void a_replay_is_shrunk_to_what_is_needed_and_can_be_played() throws Refused {
        Violation violation = fuzz(Bug.LOSING, 1000, 1).violations().getFirst();
        List<String> lines = violation.replay().lines().toList();
        assertThat(lines).hasSize(3);
        Replay replay = Replay.read(Json.parse(lines.getFirst()), lines.subList(1, 3));
        Match match = replay.match(new Swap(Bug.LOSING));
        assertThat(replay.seed()).isEqualTo(violation.seed());
        assertThat(match.position().census()).isNotEqualTo(match.before(0).census());
    }

    @Test
    void the_figures_do_not_depend_on_the_threads() throws Refused {
        assertThat(fuzz(Bug.NONE, 50, 1)).isEqualTo(fuzz(Bug.NONE, 50, 3));
    }

    @Test
    void options_that_no_game_allows_are_refused() {
        Fuzz fuzz = new Fuzz(new Swap(Bug.NONE), Options.DEFAULT.with("players", "9"), 1);
        assertThatThrownBy(() -> fuzz.run(1, 1)).isInstanceOf(Refused.class).hasMessageContaining("Two or three");
    }

    @Test
    void a_violation_is_told_in_json() {
        var violation = new Violation(5, "a card is gone", -7, "{}\nhum\n");
        assertThat(new FuzzReport(3, 20, List.of(violation)).json())
                .hasToString("{\"games\":3,\"decisions\":20,\"violations\":[{\"contract\":5,"
                        + "\"message\":\"a card is gone\",\"seed\":\"-7\",\"replay\":\"{}\\nhum\\n\"}]}");
    }
}
