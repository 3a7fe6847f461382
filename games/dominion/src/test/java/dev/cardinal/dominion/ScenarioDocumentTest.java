package dev.cardinal.dominion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Refused;
import dev.cardinal.testkit.Json;
import dev.cardinal.testkit.Scenario;
import dev.cardinal.testkit.ScenarioReader;
import dev.cardinal.testkit.ScenarioRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What the page on scenarios says about Dominion is so. */
class ScenarioDocumentTest {
    private static final Path PAGE = Path.of("../../docs/scenarios.md");
    private static final Pattern EXAMPLE = Pattern.compile("```yaml\n(.*?)```", Pattern.DOTALL);
    private static final Pattern MOVE = Pattern.compile("^\\| `(\\{\"type\".*?})`", Pattern.MULTILINE);

    private static List<String> found(Pattern pattern) throws IOException {
        return pattern.matcher(Files.readString(PAGE))
                .results()
                .map((MatchResult match) -> match.group(1))
                .toList();
    }

    @TestFactory
    Stream<DynamicTest> every_example_on_the_page_holds() throws IOException, Refused {
        List<Scenario> examples = new ArrayList<>();
        for (String example : found(EXAMPLE)) {
            examples.addAll(ScenarioReader.read("docs/scenarios.md", example));
        }
        examples.removeIf(example -> !example.game().equals("dominion"));
        assertThat(examples).isNotEmpty();
        ScenarioRunner runner = ScenarioRunner.forAllGames();
        return examples.stream()
                .map(example -> dynamicTest(
                        example.title(),
                        () -> assertThat(runner.failure(example)).isEmpty()));
    }

    @Test
    void the_page_shows_every_type_of_move_once() throws IOException, Refused {
        List<String> types = new ArrayList<>();
        for (String move : found(MOVE)) {
            types.add(((Data.Text) ((Data.Fields) Json.parse(move)).get("type")).value());
        }
        assertThat(types)
                .containsExactlyElementsOf(
                        Arrays.stream(MoveType.values()).map(MoveType::json).toList());
    }
}
