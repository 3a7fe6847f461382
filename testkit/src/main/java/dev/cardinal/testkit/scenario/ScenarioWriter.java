package dev.cardinal.testkit.scenario;

import dev.cardinal.host.GameFile;
import dev.cardinal.host.Snapshot;
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
import java.util.List;

/** Writes what one viewer knows of a position as a scenario that anyone can run and that starts there. */
public final class ScenarioWriter {
    private ScenarioWriter() {}

    /** The text of a scenario. What the viewer does not know is drawn at random; the referee knows everything. */
    public static String write(Game game, Options options, Position position, Viewer viewer, Chance chance) {
        return write(Snapshot.of(game, options, position, viewer, chance), viewer);
    }

    /** The text of a scenario that is what this viewer knows. */
    public static String write(Data.Fields snapshot, Viewer viewer) {
        return comment(viewer) + YamlText.of(snapshot);
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

    private static String comment(Viewer viewer) {
        return viewer.seesAll()
                ? "# Everything there is to know at this point of a game, including secrets.\n"
                : "# What " + Snapshot.name(viewer)
                        + " knows at this point of a game. Everything else is drawn at random.\n";
    }
}
