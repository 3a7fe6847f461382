package dev.cardinal.testkit.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.testkit.swap.Bug;
import dev.cardinal.testkit.swap.Swap;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScenarioRunnerTest {
    private static ScenarioReport run(Bug bug, String yaml) throws Refused {
        return new ScenarioRunner(List.of(new Swap(bug))).run(ScenarioReader.read("test.yaml", yaml));
    }

    private static String scenario(String steps) {
        return "game: swap\ntitle: A test\noptions: {players: 2}\nseed: 3\nsteps:\n" + steps.indent(2);
    }

    private static void holds(String steps) throws Refused {
        assertThat(run(Bug.NONE, scenario(steps)).failed()).isEmpty();
    }

    private static ScenarioReport.Failure failure(String steps) throws Refused {
        ScenarioReport report = run(Bug.NONE, scenario(steps));
        assertThat(report.failed()).hasSize(1);
        return report.failed().getFirst();
    }

    @Test
    void moves_are_made_as_text_or_as_json() throws Refused {
        holds("""
                - do: call sing
                  by: 0
                - do: {type: swap, picks: []}
                - do: rank red, blue
                - asks: {seat: 1, prompt: call, options: [hum, call sing]}
                - expect: {songs: 1, ranking: [red, blue], seats: {0: {hand: 2}}}
                """);
    }

    @Test
    void a_viewer_sees_a_hidden_zone_as_its_count() throws Refused {
        holds("""
                - as: 1
                  expect: {seats: {0: {hand: 2}, 1: {hand: 2}}}
                - as: spectator
                  expect: {deck: 8}
                """);
        assertThat(failure("""
                - as: 1
                  expect: {seats: {0: {hand: [Ace, King]}}}
                """).message()).startsWith("seats.0.hand should be [\"Ace\",\"King\"] but is hidden");
    }

    @Test
    void a_list_is_a_bag_unless_its_order_matters() throws Refused {
        String ranked = """
                - do: call hum
                - do: swap nothing
                - do: rank red, blue
                - expect: {ranking: [%s]}
                """;
        holds(ranked.formatted("red, blue"));
        assertThat(failure(ranked.formatted("blue, red")).message())
                .isEqualTo("ranking should be [\"blue\",\"red\"] but is [\"red\",\"blue\"]");
    }

    @Test
    void a_failure_names_file_title_step_and_difference() throws Refused {
        assertThat(failure("""
                - note: nothing happens
                - expect: {songs: 2}
                """)).hasToString("test.yaml: A test, step 2: songs should be 2 but is 0");
    }

    @Test
    void an_unknown_key_is_a_failure_that_lists_the_known_ones() throws Refused {
        assertThat(failure("- expect: {song: 0}").message())
                .contains("has no 'song'; it has game, viewer, turn, turnNumber, phase, asks, over, songs, seats");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            - {refused: call hum}                           | should be refused but was accepted
            - {refused: call what, says: never}             | the refusal should say 'never' but says 'You cannot call that.'
            - {refused: call what, code: never}             | the refusal's code should be never but is no
            - {do: call what}                               | was refused: You cannot call that.
            - {do: call hum, by: 1}                         | seat 1 should be asked but seat 0 is
            - {asks: 1}                                     | seat 1 should be asked but seat 0 is
            - {asks: nobody}                                | nobody should be asked but seat 0 is
            - {asks: {seat: 0, prompt: never}}              | the prompt should say 'never' but says 'call what?'
            - {asks: {seat: 0, options: [hum]}}             | the options should be [hum]
            - {do: call hum, events: [sing]}                | 'sing' should have happened
            - {do: call hum, not-events: [hum]}             | 'hum' should not have happened
            - {do: call sing, as: 1, events: [Ace]}         | what seat 1 saw
            - {undo: 0}                                     | has none to take back
            - {concede: 7}                                  | seat 7 cannot concede here
            - {as: 4, expect: {songs: 0}}                   | there is no seat 4
            """)
    void a_failed_check_says_what_is_wrong(String step, String message) throws Refused {
        assertThat(failure(step).message()).contains(message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            - {does: call hum}             | A step has no key 'does'
            - {by: 1}                      | 'by' belongs to 'do'
            - {says: x, do: call hum}      | belong to 'refused'
            - {do: call hum, undo: 0}      | can do only one thing
            - {as: 1}                      | A step needs one of
            - {as: nobody, expect: {}}     | a seat number, spectator or referee
            - {do: 3}                      | text or a map
            - {asks: {seat: 0, what: 1}}   | 'asks' has no key 'what'
            - {events: sing}               | needs a list as 'events'
            - {events: [1]}                | a list of texts
            - {undo: -1}                   | a seat number as 'undo'
            - {expect: [songs]}            | a map as 'expect'
            - hum                          | A step must be a map
            """)
    void a_malformed_step_is_a_failure(String step, String message) throws Refused {
        ScenarioReport.Failure failure = failure(step);
        assertThat(failure.step()).isEqualTo(1);
        assertThat(failure.message()).contains(message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            {game: chess, title: x, steps: [{asks: 0}]}                          | There is no game 'chess'
            {game: swap, title: x, steps: []}                                    | needs at least one step
            {game: swap, title: x}                                               | needs the key 'steps'
            {game: swap, steps: [{asks: 0}]}                                     | needs the key 'title'
            {game: swap, title: x, step: [], steps: [{asks: 0}]}                 | A scenario has no key 'step'
            {game: swap, title: x, seed: 1, position: {}, steps: [{asks: 0}]}    | a seed or a position, not both
            {game: swap, title: x, position: {}, steps: [{asks: 0}]}             | a list of words
            {game: swap, title: x, options: {players: 9}, steps: [{asks: 0}]}    | Two or three
            {game: swap, title: x, options: [1], steps: [{asks: 0}]}             | The options must be a map
            {game: swap, title: x, seed: 1.5, steps: [{asks: 0}]}                | whole
            - swap                                                               | A scenario must be a map
            """)
    void a_scenario_that_cannot_start_is_a_failure_at_step_0(String yaml, String message) throws Refused {
        ScenarioReport.Failure failure = run(Bug.NONE, yaml).failed().getFirst();
        assertThat(failure.step()).isZero();
        assertThat(failure.message()).contains(message);
    }

    @Test
    void answers_can_be_taken_back_until_a_card_is_drawn() throws Refused {
        holds("""
                - do: call hum
                - cannot-undo: 1
                - undo: 0
                - expect: {phase: call}
                - do: call sing
                - cannot-undo: 0
                """);
        assertThat(failure("""
                - do: call hum
                - cannot-undo: 0
                """).message()).contains("could take back its last answer");
    }

    @Test
    void a_refusal_that_changes_something_is_a_failure() throws Refused {
        assertThat(run(Bug.TOUCHY, scenario("- refused: call what"))
                        .failed()
                        .getFirst()
                        .message())
                .contains("changed the position");
    }

    @Test
    void an_exception_in_the_rules_is_a_failure_of_that_step() throws Refused {
        String steps = """
                - do: call hum
                - do: swap Ace, Ace
                """;
        ScenarioReport.Failure failure =
                run(Bug.GULLIBLE, scenario(steps)).failed().getFirst();
        assertThat(failure.step()).isEqualTo(2);
        assertThat(failure.message()).contains("the rules failed").contains("IllegalAnswer");
    }

    @Test
    void conceding_ends_the_game() throws Refused {
        holds("""
                - concede: 1
                - asks: nobody
                - refused: call hum
                  code: game_over
                """);
    }

    @Test
    void folders_are_read_recursively_and_a_file_may_hold_several_scenarios(@TempDir Path folder) throws Exception {
        Files.createDirectories(folder.resolve("deeper"));
        Files.writeString(folder.resolve("a.yaml"), scenario("- asks: 0") + "---\n" + scenario("- asks: 1"));
        Files.writeString(folder.resolve("deeper/b.yml"), scenario("- asks: 0"));
        Files.writeString(folder.resolve("notes.txt"), "not a scenario");
        ScenarioReport report = new ScenarioRunner(List.of(new Swap(Bug.NONE))).run(folder);
        assertThat(report.scenarios()).isEqualTo(3);
        assertThat(report.passed()).isEqualTo(2);
        assertThat(report.json().toString()).startsWith("{\"scenarios\":3,\"passed\":2,\"failed\":[{\"file\":");
    }

    @Test
    void invalid_yaml_is_refused_with_its_line(@TempDir Path folder) {
        assertThatThrownBy(() -> ScenarioReader.read("x.yaml", "game: swap\ntitle: [x"))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("x.yaml, line 2");
        assertThatThrownBy(() -> ScenarioReader.read(folder.resolve("none.yaml")))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("cannot be read");
    }

    @Test
    void lists_in_options_are_joined_and_citations_are_kept() throws Refused {
        Scenario scenario = ScenarioReader.read("x.yaml", """
                game: swap
                title: x
                cites: [EC 1.1, UT-2]
                options: {players: 2, cards: [Throne Room, Feast], open: true}
                steps: [{asks: 0}]
                """).getFirst();
        assertThat(scenario.cites()).containsExactly("EC 1.1", "UT-2");
        assertThat(scenario.options().values())
                .containsEntry("players", "2")
                .containsEntry("cards", "Throne Room,Feast")
                .containsEntry("open", "true");
    }

    @Test
    void a_scenario_that_needs_what_is_missing_is_skipped() throws Refused {
        String unknown =
                "game: swap\ntitle: A test\noptions: {players: 2}\nposition: {ranking: [], deck: [Joker]}\nsteps:\n  - asks: 0\n";
        assertThat(run(Bug.NONE, unknown).failed()).hasSize(1);
        ScenarioReport report = run(Bug.NONE, "needs: jokers\n" + unknown);
        assertThat(report.failed()).isEmpty();
        assertThat(report.passed()).isZero();
        assertThat(report.skipped())
                .singleElement()
                .satisfies(skip -> assertThat(skip.needs()).isEqualTo("jokers"));
        assertThat(report.json().get("skipped")).isEqualTo(Data.of(1));
    }

    @Test
    void a_scenario_that_has_what_it_needs_is_run() throws Refused {
        assertThat(run(Bug.NONE, "needs: jokers\n" + scenario("- asks: 1")).failed())
                .hasSize(1);
    }
}
