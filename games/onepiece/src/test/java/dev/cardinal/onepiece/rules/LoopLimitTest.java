package dev.cardinal.onepiece.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Refused;
import dev.cardinal.onepiece.OnePiece;
import dev.cardinal.onepiece.card.Library;
import dev.cardinal.testkit.scenario.ScenarioReader;
import dev.cardinal.testkit.scenario.ScenarioReport;
import dev.cardinal.testkit.scenario.ScenarioRunner;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** However often a rules file lets something repeat, that is where it ends. */
class LoopLimitTest {
    private static ScenarioReport played(int limit, String card, String position, String steps) throws Refused {
        String scenario = """
                game: onepiece
                title: A loop ends at the limit
                options: {rules: '{"loopLimit": %d}'}
                position:
                  cards:
                    X-1: {name: Spinner, power: 1000, effects: ["%s"]}
                  seats:
                    0: {%s}
                steps:
                %s""".formatted(limit, card, position, steps.indent(2));
        return new ScenarioRunner(List.of(new OnePiece(Library.shipped()))).run(ScenarioReader.read("loop", scenario));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 99, 100, 101, 130, 300})
    void a_loop_of_your_own_ends_at_the_limit(int limit) throws Refused {
        String spinner = "Effect(activate, activateMain, body=Apply(This, Power(1000), thisTurn))";
        String steps = "- do: use Spinner\n".repeat(limit) + "- refused: use Spinner\n";
        assertThat(played(limit, spinner, "characters: [X-1]", steps).failed()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 99, 100, 101, 130, 300})
    void an_optional_loop_can_only_be_stopped_at_the_limit(int limit) throws Refused {
        String spinner = "Effect(auto, [onPlay, When(Rested(thisCard))], optional, body=[SetActive(This), Rest(This)])";
        String steps =
                "- do: play Spinner\n" + "- do: \"yes\"\n".repeat(limit) + "- asks: {seat: 0, options: [\"no\"]}\n";
        assertThat(played(limit, spinner, "hand: [X-1], don: 9", steps).failed())
                .isEmpty();
    }
}
