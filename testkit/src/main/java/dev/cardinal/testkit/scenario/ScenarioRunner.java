package dev.cardinal.testkit.scenario;

import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.players.Games;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Runs scenarios of these games. */
public final class ScenarioRunner {
    /** The code of a refusal that says that a card is not known, here or anywhere. */
    private static final String MISSING = "unknown_card";

    private final List<Game> games;

    public ScenarioRunner(List<Game> games) {
        this.games = List.copyOf(games);
    }

    /** A runner for all installed games. */
    public static ScenarioRunner forAllGames() {
        return new ScenarioRunner(Games.all());
    }

    /** Runs all scenarios in a file or folder. */
    public ScenarioReport run(Path path) throws Refused {
        return run(ScenarioReader.read(path));
    }

    public ScenarioReport run(List<Scenario> scenarios) {
        List<ScenarioReport.Failure> failed = new ArrayList<>();
        List<ScenarioReport.Skip> skipped = new ArrayList<>();
        for (Scenario scenario : scenarios) {
            switch (outcome(scenario)) {
                case ScenarioReport.Failure failure -> failed.add(failure);
                case ScenarioReport.Skip skip -> skipped.add(skip);
                case ScenarioReport.Pass _ -> {}
            }
        }
        return new ScenarioReport(scenarios.size(), failed, skipped);
    }

    /** Runs one scenario. */
    public ScenarioReport.Outcome outcome(Scenario scenario) {
        if (scenario.problem() != null) {
            return scenario.problem();
        }
        ScenarioRun run;
        try {
            run = start(scenario);
        } catch (Refused refused) {
            Refusal refusal = refused.refusal();
            return !scenario.needs().isEmpty() && refusal.code().equals(MISSING)
                    ? new ScenarioReport.Skip(scenario.file(), scenario.title(), scenario.needs(), refusal.toString())
                    : failed(scenario, 0, refusal.toString());
        } catch (RuntimeException bug) {
            return failed(scenario, 0, bug(bug));
        }
        int number = 0;
        try {
            for (ScenarioStep step : scenario.steps()) {
                number++;
                Optional<String> failure = run.failure(step);
                if (failure.isPresent()) {
                    return failed(scenario, number, failure.get());
                }
            }
            return new ScenarioReport.Pass();
        } catch (RuntimeException bug) {
            return failed(scenario, number, bug(bug));
        }
    }

    private static String bug(RuntimeException bug) {
        return "the rules failed: " + bug + at(bug);
    }

    private static String at(RuntimeException bug) {
        return Stream.of(bug.getStackTrace())
                .limit(3)
                .map(place -> " at " + place)
                .reduce("", String::concat);
    }

    private static ScenarioReport.Failure failed(Scenario scenario, int step, String message) {
        return new ScenarioReport.Failure(scenario.file(), scenario.title(), step, message);
    }

    private ScenarioRun start(Scenario scenario) throws Refused {
        Game game = games.stream()
                .filter(known -> known.name().equals(scenario.game()))
                .findFirst()
                .orElseThrow(() -> new Refused("unknown_game", "There is no game '" + scenario.game() + "'"));
        Deal deal = game.deal(scenario.options());
        Position position =
                scenario.position() == null ? deal.position(scenario.seed()) : deal.arrange(scenario.position());
        return new ScenarioRun(game, position);
    }
}
