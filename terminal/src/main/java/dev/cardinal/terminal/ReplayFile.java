package dev.cardinal.terminal;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Replay;
import dev.cardinal.testkit.Json;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/**
 * A game on disk that grows as it is played: the replay's head as JSON on the first line, then one act a line.
 *
 * <p>Every line is handed to the system whole and at once. If the last one was torn all the same, reading leaves it out.
 */
final class ReplayFile implements AutoCloseable {
    private final Path path;
    private OutputStream out;

    /**
     * What a file holds.
     *
     * @param note what a reader should be told about the file; mostly empty
     */
    record Content(Replay replay, String note) {}

    /** Starts a file with all that has happened so far. */
    ReplayFile(Path path, Replay replay) throws IOException {
        this.path = path;
        write(path, replay);
        out = Files.newOutputStream(path, java.nio.file.StandardOpenOption.APPEND);
    }

    Path path() {
        return path;
    }

    void append(String act) throws IOException {
        out.write((act + "\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    /** Replaces the whole file, as after an undo. */
    void rewrite(Replay replay) throws IOException {
        out.close();
        write(path, replay);
        out = Files.newOutputStream(path, java.nio.file.StandardOpenOption.APPEND);
    }

    @Override
    public void close() throws IOException {
        out.close();
    }

    /** Writes a whole replay; whoever reads the file meanwhile sees the old one or the new one. */
    static void write(Path path, Replay replay) throws IOException {
        StringBuilder text = new StringBuilder(replay.head().toString()).append('\n');
        replay.acts().forEach(act -> text.append(act).append('\n'));
        Path fresh = path.resolveSibling(path.getFileName() + ".new");
        Files.writeString(fresh, text);
        Files.move(fresh, path, StandardCopyOption.REPLACE_EXISTING);
    }

    static Content read(Path path) throws IOException, Refused {
        String text = new String(Files.readAllBytes(path), StandardCharsets.UTF_8);
        int end = text.lastIndexOf('\n') + 1;
        List<String> lines = text.substring(0, end).lines().toList();
        if (lines.isEmpty()) {
            throw new Refused("broken_replay", path + " is not a replay: it has no complete line");
        }
        String note = end == text.length()
                ? ""
                : "The last line of " + path + " (" + text.substring(end) + ") is incomplete and left out.";
        try {
            return new Content(Replay.read(Json.parse(lines.getFirst()), lines.subList(1, lines.size())), note);
        } catch (Refused refused) {
            throw new Refused("broken_replay", path + " is not a replay: its first line must be the head of one");
        }
    }
}
