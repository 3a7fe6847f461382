package dev.cardinal.terminal.play;

import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/** The options that a player chose last, which are the defaults for the next game. */
public record Choices(Path file) {

    /** These options, and the remembered ones that they do not set. */
    public Options completing(Options given, Game game) {
        Properties chosen = read();
        Options options = given;
        for (String name : game.remembered()) {
            String value = chosen.getProperty(game.name() + "." + name);
            if (value != null && !given.has(name) && isPossible(game, name, value)) {
                options = options.with(name, value);
            }
        }
        return options;
    }

    /** Whether the game still has that choice: another version may have written the file. */
    private static boolean isPossible(Game game, String name, String value) {
        try {
            game.deal(Options.DEFAULT.with(name, value));
            return true;
        } catch (Refused gone) {
            return false;
        }
    }

    /** Remembers the options for the next game; not being able to is no reason not to play. */
    public void remember(Options given, Game game) {
        Properties chosen = read();
        boolean news = false;
        for (String name : game.remembered()) {
            if (given.has(name)) {
                String value = given.get(name, "");
                news |= !value.equals(chosen.setProperty(game.name() + "." + name, value));
            }
        }
        if (news) {
            write(chosen);
        }
    }

    private Properties read() {
        Properties chosen = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            chosen.load(reader);
        } catch (IOException | IllegalArgumentException none) {
            chosen.clear();
        }
        return chosen;
    }

    private void write(Properties chosen) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            try (Writer writer = Files.newBufferedWriter(file)) {
                chosen.store(writer, "The options you chose last");
            }
        } catch (IOException unwritable) {
            // Saved games tell the player about a folder that cannot be written.
        }
    }
}
