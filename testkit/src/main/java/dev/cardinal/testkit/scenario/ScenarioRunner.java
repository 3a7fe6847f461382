package dev.cardinal.testkit.scenario;

import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.players.Games;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Runs scenarios of these games. */
public final class ScenarioRunner {
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
        return new ScenarioReport(
                scenarios.size(),
                scenarios.stream().map(this::failure).flatMap(Optional::stream).toList());
    }

    /** Why a scenario fails, if it does. */
    public Optional<ScenarioReport.Failure> failure(Scenario scenario) {
        if (scenario.problem() != null) {
            return Optional.of(scenario.problem());
        }
        int number = 0;
        try {
            ScenarioRun run = start(scenario);
            for (ScenarioStep step : scenario.steps()) {
                number++;
                Optional<String> failure = run.failure(step);
                if (failure.isPresent()) {
                    return Optional.of(failed(scenario, number, failure.get()));
                }
            }
            return Optional.empty();
        } catch (Refused refused) {
            return Optional.of(failed(scenario, 0, refused.refusal().toString()));
        } catch (RuntimeException bug) {
            return Optional.of(failed(scenario, number, "the rules failed: " + bug + at(bug)));
        }
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
