package dev.cardinal.testkit;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.OwnBots;
import dev.cardinal.kernel.Refused;
import dev.cardinal.testkit.scenario.ScenarioReader;
import dev.cardinal.testkit.scenario.ScenarioReport;
import dev.cardinal.testkit.scenario.ScenarioRunner;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The tests that every game needs: it keeps the contracts, its scenarios pass, and each rule in its list {@code
 * ids.txt} is covered by a scenario or a test.
 */
public abstract class GameTest {
    private final Game game;
    private final Citations citations = new Citations(getClass());

    protected GameTest(Game game) {
        this.game = game;
    }

    /** The options with which the contracts are checked; those left open are drawn at random. */
    protected List<Options> setUps() {
        return List.of(Options.DEFAULT);
    }

    /** How many games of the first set-up every build checks, two of them at every position. */
    protected int few() {
        return 4;
    }

    /** How many games of each set-up a full build checks. */
    protected int many() {
        return 300;
    }

    /** Whether scenarios may cite this although it is not in the list of rules. */
    protected boolean isCitedBeside(String cited) {
        return false;
    }

    @TestFactory
    Stream<DynamicTest> every_scenario_passes() throws Refused {
        ScenarioRunner runner = new ScenarioRunner(List.of(game));
        return ScenarioReader.read(Path.of("scenarios")).stream()
                .map(scenario -> dynamicTest(scenario.title(), () -> holds(runner.outcome(scenario))));
    }

    private static void holds(ScenarioReport.Outcome outcome) {
        switch (outcome) {
            case ScenarioReport.Pass _ -> {}
            case ScenarioReport.Skip skip -> Assumptions.abort(skip.toString());
            case ScenarioReport.Failure failure -> Assertions.fail(failure.toString());
        }
    }

    @Test
    void a_few_games_keep_every_contract_at_every_position() throws Refused {
        keeps(setUps().getFirst(), 7, 2, few());
    }

    @Tag("long")
    @TestFactory
    Stream<DynamicTest> many_games_keep_every_contract() {
        return setUps().stream().map(options -> dynamicTest(named(options), () -> keeps(options, 2026, 6, many())));
    }

    private static String named(Options options) {
        return options.values().isEmpty() ? "any set-up" : options.values().toString();
    }

    private void keeps(Options options, long seed, int closely, int games) throws Refused {
        none("", new Fuzz(game, options, seed).closely(closely).run(games, 2).violations());
    }

    @Test
    void every_rule_in_the_list_is_covered_by_a_scenario_or_a_test() throws Exception {
        Collection<String> missing = new TreeSet<>(citations.toShow());
        missing.removeAll(citations.cited());
        none("No scenario or test cites these rules: ", missing);
    }

    @Test
    void every_cited_rule_is_in_the_list() throws Exception {
        Collection<String> unknown = new TreeSet<>(citations.cited());
        unknown.removeAll(citations.listed());
        unknown.removeIf(this::isCitedBeside);
        none("These rules are cited but not in the list: ", unknown);
    }

    @Test
    void a_rule_that_cannot_be_covered_says_why() throws Exception {
        none("These rules do not say why they cannot be covered: ", citations.withoutReason());
    }

    /** Otherwise the opponent of whoever has not chosen one would be another every time. */
    @Test
    void bots_are_listed_in_an_order_of_their_own() {
        List<OwnBots> unordered = OwnBots.all(game).stream()
                .filter(bots -> bots.about().size() > 1 && !(bots.about() instanceof SequencedMap))
                .toList();
        none("bots without an order", unordered);
    }

    private static void none(String what, Collection<?> found) {
        if (!found.isEmpty()) {
            throw new AssertionError(what + found);
        }
    }
}
