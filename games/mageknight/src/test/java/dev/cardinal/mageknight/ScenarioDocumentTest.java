package dev.cardinal.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Refused;
import dev.cardinal.testkit.Scenario;
import dev.cardinal.testkit.ScenarioReader;
import dev.cardinal.testkit.ScenarioRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the page on scenarios shows of Mage Knight is so. */
class ScenarioDocumentTest {
    private static final Pattern EXAMPLE = Pattern.compile("```yaml\n(game: mageknight.*?)```", Pattern.DOTALL);

    @Test
    void every_example_on_the_page_holds() throws IOException, Refused {
        String page = Files.readString(Path.of("../../docs/scenarios.md"));
        List<String> examples = EXAMPLE.matcher(page)
                .results()
                .map((MatchResult match) -> match.group(1))
                .toList();
        assertThat(examples).isNotEmpty();
        List<Scenario> scenarios = new ArrayList<>();
        for (String example : examples) {
            scenarios.addAll(ScenarioReader.read("docs/scenarios.md", example));
        }
        ScenarioRunner runner = ScenarioRunner.forAllGames();
        assertThat(scenarios)
                .allSatisfy(scenario -> assertThat(runner.failure(scenario)).isEmpty());
    }
}
