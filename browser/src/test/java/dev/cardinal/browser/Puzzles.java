package dev.cardinal.browser;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.players.Games;
import dev.cardinal.testkit.scenario.Scenario;
import dev.cardinal.testkit.scenario.ScenarioReader;
import dev.cardinal.testkit.scenario.ScenarioWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** Positions that the games' scenario files lead to, as puzzles to begin with. */
final class Puzzles {
    private static final YAMLMapper YAML = new YAMLMapper();

    private Puzzles() {}

    /** A position in which somebody is asked, after some steps of a scenario. */
    record Moment(Path file, Scenario scenario, int step, Position position) {
        /** The scenario that starts here, with everything there is. */
        String text() throws Refused {
            return ScenarioWriter.write(
                    Games.named(scenario.game()), scenario.options(), position, Viewer.REFEREE, new Chance(1));
        }

        String prompt() {
            return position.question().prompt();
        }
    }

    /**
     * The moment with the most options of those whose prompt has these words. Where dice decide whether it comes to
     * that, they are rolled until it does.
     */
    static Moment asking(String game, String file, String words) throws IOException, Refused {
        return asking(game, file, ".*", words);
    }

    /** The same in the scenarios with such a title. */
    static Moment asking(String game, String file, String title, String words) throws IOException, Refused {
        Path own = Path.of("src/test/resources", file);
        Path path = Files.exists(own) ? own : Path.of("../games", game, "scenarios", file);
        for (int roll = 0; roll < 60; roll++) {
            Optional<Moment> found = in(path, roll).stream()
                    .filter(moment -> moment.scenario().title().matches(title))
                    .filter(moment -> moment.prompt().matches(words))
                    .filter(moment -> !moment.position().forced())
                    .max(Comparator.comparingInt((Moment moment) ->
                            Math.min(12, moment.position().question().options().size())));
            if (found.isPresent()) {
                return found.get();
            }
        }
        throw new AssertionError("nobody has to choose at '" + words + "' in " + file);
    }

    /** All moments of all scenarios of a game. */
    static List<Moment> all(String game) throws IOException, Refused {
        List<Moment> moments = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Path.of("../games", game, "scenarios"))) {
            for (Path file : files.filter(path -> path.toString().endsWith(".yaml"))
                    .sorted()
                    .toList()) {
                moments.addAll(in(file, 0));
            }
        }
        return moments;
    }

    /** All moments of the scenarios in a file in which somebody is asked. */
    private static List<Moment> in(Path file, int roll) throws IOException, Refused {
        List<Moment> moments = new ArrayList<>();
        List<Scenario> scenarios = ScenarioReader.read(file);
        List<JsonNode> texts = YAML.readerFor(JsonNode.class)
                .<JsonNode>readValues(file.toFile())
                .readAll();
        for (int i = 0; i < scenarios.size(); i++) {
            moments.addAll(moments(file, scenarios.get(i), texts.get(i).get("steps"), roll));
        }
        return moments;
    }

    private static List<Moment> moments(Path file, Scenario scenario, JsonNode steps, int roll) throws Refused {
        List<Moment> moments = new ArrayList<>();
        if (scenario.problem() != null
                || scenario.position() == null
                || !scenario.needs().isEmpty()) {
            return moments;
        }
        Game game = Games.named(scenario.game());
        Position position = game.deal(scenario.options()).arrange(scenario.position());
        position = roll == 0 ? position : position.stirred(roll);
        int number = 0;
        for (JsonNode step : steps) {
            number++;
            if (step.has("undo") || step.has("concede") || position.over()) {
                break;
            }
            moments.add(new Moment(file, scenario, number, position));
            if (!step.has("do")) {
                continue;
            }
            JsonNode move = step.get("do");
            Object read = read(position, move);
            while (!(read instanceof Answer) && !position.over() && position.forced()) {
                Pick pick = new Pick();
                position.question().offer().random(new Chance(0), pick);
                position = position.answer(
                        Answer.of(pick, position.question().limits().ordered()));
                if (!position.over()) {
                    moments.add(new Moment(file, scenario, number, position));
                    read = read(position, move);
                }
            }
            if (!(read instanceof Answer answer)) {
                break;
            }
            position = position.answer(answer);
        }
        if (!position.over()) {
            moments.add(new Moment(file, scenario, number + 1, position));
        }
        return moments;
    }

    private static Object read(Position position, JsonNode move) throws Refused {
        return move.isString() ? position.read(move.stringValue()) : position.read(Json.of(move));
    }
}
