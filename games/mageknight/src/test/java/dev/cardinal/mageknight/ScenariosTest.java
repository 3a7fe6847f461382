package dev.cardinal.mageknight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.cardinal.kernel.Refused;
import dev.cardinal.testkit.ScenarioReader;
import dev.cardinal.testkit.ScenarioRunner;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every scenario in the folder of that name holds. */
class ScenariosTest {
    private final ScenarioRunner runner = ScenarioRunner.forAllGames();

    @TestFactory
    Stream<DynamicTest> every_scenario_holds() throws Refused {
        return ScenarioReader.read(Path.of("scenarios")).stream()
                .map(scenario -> dynamicTest(
                        scenario.title(),
                        () -> assertThat(runner.failure(scenario)).isEmpty()));
    }
}
