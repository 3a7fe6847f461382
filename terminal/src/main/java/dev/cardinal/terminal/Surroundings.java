package dev.cardinal.terminal;

import dev.cardinal.kernel.scene.Colour;
import dev.cardinal.terminal.play.Paint;
import dev.cardinal.terminal.play.PlainScreen;
import dev.cardinal.terminal.play.RichScreen;
import dev.cardinal.terminal.play.Screen;
import java.io.BufferedReader;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The environment of a command.
 *
 * @param terminal whether a person reads and types there
 */
record Surroundings(BufferedReader in, PrintStream out, Map<String, String> environment, boolean terminal) {

    static Surroundings real() {
        return new Surroundings(
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8),
                System.getenv(),
                Optional.ofNullable(System.console())
                        .filter(Console::isTerminal)
                        .isPresent());
    }

    /** Whether the terminal can do more than print lines. */
    boolean richTerminal() {
        return terminal && !environment.getOrDefault("TERM", "dumb").equals("dumb");
    }

    boolean colour() {
        return richTerminal() && environment.getOrDefault("NO_COLOR", "").isEmpty();
    }

    /** The best screen for a game in which these words have colours. */
    Screen screen(Map<String, Colour> tints, Path history) throws IOException {
        return richTerminal() ? RichScreen.open(new Paint(tints, colour()), history) : plainScreen();
    }

    Screen plainScreen() {
        return new PlainScreen(in, out, columns(), !terminal);
    }

    /** The width that the user wants if there is no terminal to ask. */
    OptionalInt columns() {
        return columns(environment);
    }

    static OptionalInt columns(Map<String, String> environment) {
        String columns = environment.getOrDefault("COLUMNS", "");
        return columns.matches("[0-9]{1,4}") ? OptionalInt.of(Integer.parseInt(columns)) : OptionalInt.empty();
    }
}
