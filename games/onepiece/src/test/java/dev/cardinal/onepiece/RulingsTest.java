package dev.cardinal.onepiece;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.cardinal.kernel.Refused;
import dev.cardinal.onepiece.card.Import;
import dev.cardinal.onepiece.card.Library;
import dev.cardinal.onepiece.text.CardCompiler;
import dev.cardinal.testkit.scenario.Scenario;
import dev.cardinal.testkit.scenario.ScenarioReader;
import dev.cardinal.testkit.scenario.ScenarioReport;
import dev.cardinal.testkit.scenario.ScenarioRunner;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The official rulings covered by scenarios. */
class RulingsTest {
    private static final Path TEXTS = Path.of("..", "..", "..", "shared", "onepiece", "cards.json");

    private final List<Scenario> rulings;

    RulingsTest() throws Refused {
        rulings = ScenarioReader.read(Path.of("scenarios", "rulings"));
    }

    @Test
    void at_least_two_hundred_rulings_are_covered() {
        assertThat(rulings).hasSizeGreaterThanOrEqualTo(200);
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
