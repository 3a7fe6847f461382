package dev.cardinal.testkit.scenario;

import dev.cardinal.host.GameFile;
import dev.cardinal.kernel.Arrangement;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Writes what one viewer knows of a position as a scenario that anyone can run and that starts there. */
public final class ScenarioWriter {
    private ScenarioWriter() {}

    /** The text of a scenario. What the viewer does not know is drawn at random; the referee knows everything. */
    public static String write(Game game, Options options, Position position, Viewer viewer, Chance chance) {
        Position shown = viewer.seesAll() ? position : position.guess(viewer, chance);
        Arrangement arrangement = shown.arrangement();
        String status =
                position.view(Viewer.SPECTATOR).scene().status().replaceFirst("[.!]$", ""); // the sentence continues
        Data.Fields scenario = Data.fields()
                .with("game", game.name())
                .with("title", status + ", " + (viewer.seesAll() ? "in full" : "as " + name(viewer) + " knows it"))
                .with("options", options(options, arrangement.pinned()))
                .with("position", arrangement.position())
                .with("steps", Data.of(List.of(Data.fields().with("asks", asks(shown)))));
        return comment(viewer) + YamlText.of(scenario);
    }

    /** Writes a scenario to a file; replaces an older scenario but nothing else. */
    public static void save(Path file, String scenario) throws Refused {
        if (Files.exists(file) && !isScenario(file)) {
            throw new Refused(new Refusal(
                    "file_in_the_way", file + " already exists and is not a scenario", "Choose another name."));
        }
        try {
            Files.writeString(file, scenario);
        } catch (IOException unwritable) {
            throw new Refused(new Refusal(
                    "not_saved", "The scenario could not be written to " + file, GameFile.reason(unwritable)));
        }
    }

    private static boolean isScenario(Path file) {
        try {
            List<Scenario> there = ScenarioReader.read(file.toString(), Files.readString(file));
            return !there.isEmpty() && there.stream().allMatch(scenario -> scenario.problem() == null);
        } catch (Refused | IOException other) {
            return false;
        }
    }

    private static String name(Viewer viewer) {
        return viewer.seat() >= 0 ? viewer.toString() : "a " + viewer;
    }

    private static String comment(Viewer viewer) {
        return viewer.seesAll()
                ? "# Everything there is to know at this point of a game, including secrets.\n"
                : "# What " + name(viewer) + " knows at this point of a game. Everything else is drawn at random.\n";
    }

    private static Data options(Options options, Options pinned) {
        Options all = options;
        for (Map.Entry<String, String> option : pinned.values().entrySet()) {
            all = all.with(option.getKey(), option.getValue());
        }
        Data.Draft data = new Data.Draft();
        all.values().forEach((name, value) -> data.put(name, option(value)));
        return data.fields();
    }

    /** Text with commas is more readable as a list, which means the same. */
    private static Data option(String value) {
        if (value.matches("0|[1-9][0-9]{0,8}")) {
            return Data.of(Long.parseLong(value));
        }
        List<String> parts = Arrays.asList(value.split(",", -1));
        boolean list = parts.size() > 1 && parts.stream().allMatch(part -> part.equals(part.strip()));
        return list ? Data.texts(parts) : Data.of(value);
    }

    private static Data asks(Position position) {
        return position.over()
                ? Data.of("nobody")
                : Data.fields()
                        .with("seat", position.asked())
                        .with("prompt", position.question().prompt());
    }
}
