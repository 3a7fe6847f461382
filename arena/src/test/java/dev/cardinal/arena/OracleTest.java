package dev.cardinal.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cardinal.kernel.Refused;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OracleTest {

    @Test
    void every_match_agrees_with_what_other_engines_measured() throws Refused {
        List<Comparison> heard = new ArrayList<>();
        List<Comparison> all = new Oracle(800, 2, 1).run(heard::add);

        assertThat(all).hasSize(44).isEqualTo(heard);
        assertThat(all).allMatch(Comparison::ok);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 40})
    void fewer_games_widen_every_band(int games) throws Refused {
        List<Comparison> few = new Oracle(games, 2, 1).run(line -> {});
        List<Comparison> more = new Oracle(10 * games, 2, 1).run(line -> {});

        assertThat(few).allMatch(Comparison::ok);
        for (int i = 0; i < few.size(); i++) {
            assertThat(band(few.get(i))).as(few.get(i).title()).isGreaterThanOrEqualTo(band(more.get(i)));
        }
    }

    /** How far the middle of a band is from its edges. */
    private static double band(Comparison comparison) {
        return switch (comparison) {
            case Comparison.Duel duel -> {
                Shares half = new Shares(50, 0, 50, duel.measured().games());
                yield duel.expected().gap(half, 0).allowed();
            }
            case Comparison.Turns turns -> turns.gap().allowed();
        };
    }

    @Test
    void a_share_of_nothing_in_few_games_is_no_proof() {
        Shares expected = new Shares(45.8, 8.7, 45.5, 20_000);

        assertThat(expected.gap(Shares.counted(1, 0, 0), 0).ok()).isTrue();
        assertThat(expected.gap(Shares.counted(1000, 0, 0), 0).ok()).isFalse();
    }

    @Test
    void three_standard_errors_of_the_difference_and_some_slack_are_allowed() {
        Shares expected = new Shares(50, 0, 50, 20_000);

        Gap gap = expected.gap(new Shares(52.1, 0, 47.9, 20_000), 0.5);

        assertThat(gap.allowed()).isCloseTo(0.5 + 3 * Math.sqrt(2 * 0.25 / 20_000) * 100, within(0.01));
        assertThat(gap.ok()).isFalse();
        assertThat(expected.gap(new Shares(52, 0, 48, 20_000), 2.5).ok()).isTrue();
        assertThat(expected.gap(new Shares(51.9, 0, 48.1, 20_000), 0.5).ok()).isTrue();
    }

    @Test
    void a_wrong_share_of_ties_is_a_difference_too() {
        Gap gap = new Shares(45, 10, 45, 20_000).gap(new Shares(43.5, 13, 43.5, 20_000), 0.5);

        assertThat(gap.difference()).isCloseTo(3, within(1e-9));
        assertThat(gap.ok()).isFalse();
    }

    @Test
    void a_line_shows_both_sides_and_the_verdict() {
        Shares half = new Shares(50, 0, 50, 20_000);

        assertThat(new Comparison.Duel("a - b", half, Shares.counted(12_000, 0, 8_000), 0.5).line())
                .isEqualTo("a - b                                                           50.00    0.00   50.00"
                        + "   60.00    0.00   40.00  +10.00   1.99  OFF");
        assertThat(new Comparison.Turns("c", 16.8, 16.84, 0).line())
                .startsWith("c ")
                .endsWith("+0.04   0.05  ok");
    }
}
