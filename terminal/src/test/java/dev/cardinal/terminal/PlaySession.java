package dev.cardinal.terminal;

import dev.cardinal.host.GameFile;
import dev.cardinal.host.Happened;
import dev.cardinal.host.History;
import dev.cardinal.kernel.Refused;
import dev.cardinal.players.Games;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine;

/** Types lines into {@code cardinal play} through a pipe and keeps the output. */
final class PlaySession {
    private final Path data;
    private final Map<String, String> environment = new HashMap<>();
    private final Map<String, Runnable> meanwhile = new HashMap<>();
    private boolean terminal;
    private String out = "";
    private String err = "";
    private int status = -1;

    PlaySession(Path data) {
        this.data = data;
        environment.put("XDG_DATA_HOME", data.toString());
    }

    PlaySession with(String variable, String value) {
        environment.put(variable, value);
        return this;
    }

    /** From now on, as if a person sat at a simple terminal. */
    PlaySession atTerminal() {
        terminal = true;
        return this;
    }

    /** Runs something after this line is typed. */
    PlaySession during(String line, Runnable event) {
        meanwhile.put(line, event);
        return this;
    }

    /** Plays with these arguments, separated by spaces; quoted arguments may contain spaces. */
    PlaySession play(String arguments, String... lines) {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        StringWriter complaints = new StringWriter();
        Surroundings surroundings = new Surroundings(
                new TypedLines(List.of(lines), meanwhile),
                new PrintStream(written, true, StandardCharsets.UTF_8),
                environment,
                terminal);
        status = new CommandLine(new PlayCommand(surroundings))
                .setParameterExceptionHandler(new Trouble())
                .setExecutionExceptionHandler(new Trouble())
                .setErr(new PrintWriter(complaints))
                .execute(split(arguments));
        out = written.toString(StandardCharsets.UTF_8);
        err = complaints.toString();
        return this;
    }

    private static String[] split(String arguments) {
        List<String> words = new ArrayList<>();
        String[] parts = arguments.split("'", -1);
        for (int i = 0; i < parts.length; i++) {
            if (i % 2 == 1) {
                words.add(parts[i]);
            } else if (!parts[i].isBlank()) {
                words.addAll(List.of(parts[i].strip().split("\\s+")));
            }
        }
        return words.toArray(String[]::new);
    }

    static String[] times(int count, String line) {
        String[] lines = new String[count];
        Arrays.fill(lines, line);
        return lines;
    }

    String out() {
        return out;
    }

    String err() {
        return err;
    }

    int status() {
        return status;
    }

    /** The output after this line was typed, up to the next prompt. */
    String after(String typed) {
        String[] parts = (out + "\n").split("(?m)^> ", -1);
        return Stream.of(parts)
                .filter(part -> part.startsWith(typed + "\n"))
                .findFirst()
                .map(part -> part.substring(typed.length() + 1))
                .orElseThrow(() -> new AssertionError("'" + typed + "' was not typed in:\n" + out));
    }

    /** The files of the saved games. */
    List<Path> files() {
        try (Stream<Path> files = Files.list(data.resolve("cardinal/games"))) {
            return files.sorted().toList();
        } catch (IOException none) {
            return List.of();
        }
    }

    /** The acts of the only saved game. */
    List<String> acts() {
        return acts(files().getFirst());
    }

    /** What was done in a saved game and not taken back. */
    static List<String> acts(Path file) {
        try {
            GameFile saved = GameFile.read(file);
            return History.of(Games.named(saved.roster().game()), saved).happened().stream()
                    .map(Happened::words)
                    .toList();
        } catch (Refused broken) {
            throw new AssertionError(broken);
        }
    }
}
