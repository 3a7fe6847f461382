package dev.cardinal.host;

import dev.cardinal.kernel.Arrangement;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** What one viewer knows of a position, as a scenario that starts there. */
public final class Snapshot {
    private Snapshot() {}

    /** The scenario as data. What the viewer does not know is drawn at random; the referee knows everything. */
    public static Data.Fields of(Game game, Options options, Position position, Viewer viewer, Chance chance) {
        Position shown = viewer.seesAll() ? position : position.guess(viewer, chance);
        Arrangement arrangement = shown.arrangement();
        String status =
                position.view(Viewer.SPECTATOR).scene().status().replaceFirst("[.!]$", ""); // the sentence continues
        return Data.fields()
                .with("game", game.name())
                .with("title", status + ", " + (viewer.seesAll() ? "in full" : "as " + name(viewer) + " knows it"))
                .with("options", options(options, arrangement.pinned()))
                .with("position", arrangement.position())
                .with("steps", Data.of(List.of(Data.fields().with("asks", asks(shown)))));
    }

    /** A viewer in the middle of a sentence. */
    public static String name(Viewer viewer) {
        return viewer.seat() >= 0 ? viewer.toString() : "a " + viewer;
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
