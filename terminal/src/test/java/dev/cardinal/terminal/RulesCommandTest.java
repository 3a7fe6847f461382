package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.host.Json;
import dev.cardinal.testkit.scenario.Scenario;
import dev.cardinal.testkit.scenario.ScenarioReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RulesCommandTest {
    private static final String HOLDS = """
            game: dominion
            title: A turn begins with one action
            steps:
              - expect: {actions: 1}
            """;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private int rules(String... args) {
        return Cardinal.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(Stream.concat(Stream.of("rules"), Stream.of(args)).toArray(String[]::new));
    }

    private String file(String name, String text) throws Exception {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void passing_scenarios_exit_with_0() throws Exception {
        assertThat(rules(file("a.yaml", HOLDS + "---\n" + HOLDS))).isZero();
        assertThat(out.toString()).isEqualToNormalizingNewlines("2 of 2 scenarios passed\n");
    }

    @Test
    void the_yaml_on_a_page_is_run_too() throws Exception {
        String page = "Look:\n\n```yaml\n" + HOLDS + "```\n\nor\n\n```yaml\n" + HOLDS.replace("1}", "2}") + "```\n";
        assertThat(rules(file("page.md", page))).isEqualTo(1);
        assertThat(out.toString()).contains("1 of 2 scenarios passed");
        assertThat(rules(file("empty.md", "No scenario here."))).isEqualTo(2);
    }

    @Test
    void every_example_on_the_page_about_scenarios_passes_and_each_game_has_one() throws Exception {
        String page = "../docs/scenarios.md";
        assertThat(rules(page)).as(out.toString()).isZero();
        assertThat(ScenarioReader.read(Path.of(page)))
                .extracting(Scenario::game)
                .contains("dominion", "onepiece", "mageknight");
    }

    @Test
    void a_failing_scenario_exits_with_1_and_says_what_is_different() throws Exception {
        file("a.yaml", HOLDS);
        String b = file("b.yaml", HOLDS.replace("1}", "2}"));
        assertThat(rules(folder.toString(), "--json")).isEqualTo(1);
        assertThat(Json.parse(out.toString()))
                .hasToString("{\"scenarios\":2,\"passed\":1,\"failed\":[{\"file\":\"" + b.replace("\\", "\\\\")
                        + "\",\"title\":\"A turn begins with one action\",\"step\":1,"
                        + "\"message\":\"actions should be 2 but is 1\"}],\"skipped\":0}");
    }

    @Test
    void a_scenario_with_an_unknown_key_exits_with_1() throws Exception {
        assertThat(rules(file("a.yaml", HOLDS.replace("expect", "expects")))).isEqualTo(1);
        assertThat(out.toString()).contains("step 1").contains("A step has no key 'expects'");
    }

    @Test
    void an_unreadable_file_exits_with_2() throws Exception {
        assertThat(rules(folder.resolve("none.yaml").toString())).isEqualTo(2);
        assertThat(rules(file("a.yaml", "game: [dominion"))).isEqualTo(2);
        assertThat(err.toString()).contains("none.yaml cannot be read").contains("a.yaml, line");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void no_path_exits_with_2() {
        assertThat(rules()).isEqualTo(2);
    }

    @Test
    void a_folder_without_scenarios_exits_with_2() throws Exception {
        assertThat(rules(folder.toString())).isEqualTo(2);
        assertThat(rules(file("a.yaml", ""))).isEqualTo(2);
        assertThat(err.toString()).contains("There are no scenarios in " + folder);
    }
}
