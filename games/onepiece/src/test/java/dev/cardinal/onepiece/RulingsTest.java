package dev.cardinal.onepiece;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Refused;
import dev.cardinal.testkit.scenario.Scenario;
import dev.cardinal.testkit.scenario.ScenarioReader;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The official rulings covered by scenarios. */
class RulingsTest {
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
                        assertThat(ruling.cites()).anyMatch(cited -> cited.matches("Q:(rules|[A-Z]+\\d+-\\d+)")));
    }

    @Test
    void titles_are_unique() {
        assertThat(rulings).extracting(Scenario::title).doesNotHaveDuplicates();
    }
}
