package dev.cardinal.onepiece;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.onepiece.card.Import;
import dev.cardinal.onepiece.card.Library;
import dev.cardinal.onepiece.json.Json;
import dev.cardinal.onepiece.text.CardCompiler;
import dev.cardinal.testkit.scenario.Scenario;
import dev.cardinal.testkit.scenario.ScenarioReader;
import dev.cardinal.testkit.scenario.ScenarioReport;
import dev.cardinal.testkit.scenario.ScenarioRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The official rulings covered by scenarios. */
class RulingsTest {
    private static final Path TEXTS = Path.of("..", "..", "..", "shared", "onepiece", "cards.json");
    private static final Path ANSWERS = TEXTS.resolveSibling("faq.json");
    private static final Path PAGE = Path.of("..", "..", "docs", "onepiece-rulings.md");

    private final List<Scenario> rulings;

    RulingsTest() throws Refused {
        rulings = ScenarioReader.read(Path.of("scenarios", "rulings"));
    }

    @Test
    void nearly_all_official_answers_are_cited() throws Refused {
        assertThat(cited()).hasSizeGreaterThanOrEqualTo(980);
    }

    @Test
    void each_official_answer_is_cited_or_listed_with_the_reason_why_not() throws Exception {
        assumeTrue(Files.exists(ANSWERS), () -> "skipped: there are no official answers at " + ANSWERS);
        Map<String, Integer> counts = new HashMap<>();
        Set<String> open = new TreeSet<>();
        for (Data answer : ((Data.Items) Json.read(ANSWERS)).values()) {
            String card = ((Data.Fields) answer).get("card") instanceof Data.Text(String id) ? id : "rules";
            open.add("Q:" + card + "/" + counts.merge(card, 1, Integer::sum));
        }
        open.removeAll(cited());
        assertThat(open).isEqualTo(leftOut());
    }

    /** The official answers that scenarios cite, wherever these are. */
    private static Set<String> cited() throws Refused {
        return ScenarioReader.read(Path.of("scenarios")).stream()
                .flatMap(scenario -> scenario.cites().stream())
                .filter(cite -> cite.startsWith("Q:"))
                .collect(Collectors.toSet());
    }

    private static Set<String> leftOut() throws IOException {
        return Pattern.compile("^\\| (Q:\\S+) \\|", Pattern.MULTILINE)
                .matcher(Files.readString(PAGE))
                .results()
                .map(row -> row.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void each_scenario_cites_its_ruling() {
        assertThat(rulings)
                .allSatisfy(ruling ->
                        assertThat(ruling.cites()).anyMatch(cited -> cited.matches("Q:(rules|\\w+-\\d+)(/\\d+)?")));
    }

    /** Those about cards that do not come with the game. */
    @Test
    void each_ruling_about_imported_cards_holds(@TempDir Path folder) throws Exception {
        assumeTrue(Files.exists(TEXTS), () -> "skipped: there are no card texts at " + TEXTS);
        Import.of(TEXTS, folder);
        OnePiece game = new OnePiece(Library.of(folder, CardCompiler::compile));
        ScenarioReport report = new ScenarioRunner(List.of(game))
                .run(rulings.stream()
                        .filter(ruling -> !ruling.needs().isEmpty())
                        .toList());
        assertThat(report.failed()).isEmpty();
        assertThat(report.skipped()).isEmpty();
    }

    @Test
    void titles_are_unique() {
        assertThat(rulings).extracting(Scenario::title).doesNotHaveDuplicates();
    }
}
