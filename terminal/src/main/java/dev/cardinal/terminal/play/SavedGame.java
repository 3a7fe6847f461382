package dev.cardinal.terminal.play;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Match;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Replay;
import dev.cardinal.testkit.Json;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * A replay file that also knows the players: a head in JSON, then one act a line.
 *
 * @param torn the start of a last line whose writer was cut off in the middle of it; mostly empty
 */
public record SavedGame(Replay replay, List<String> players, String torn) {
    private static final String PLAYERS = "players";

    public SavedGame {
        players = List.copyOf(players);
    }

    public SavedGame(Replay replay, List<String> players) {
        this(replay, players, "");
    }

    public static SavedGame read(Path file) throws Refused {
        String text;
        try {
            text = Files.readString(file);
        } catch (NoSuchFileException missing) {
            throw new Refused(new Refusal("no_file", "There is no file " + file, "Check the name."));
        } catch (IOException unreadable) {
            throw new Refused(new Refusal("no_file", "The file " + file + " cannot be read", reason(unreadable)));
        }
        List<String> lines =
                new ArrayList<>(text.lines().filter(line -> !line.isBlank()).toList());
        if (lines.isEmpty()) {
            throw new Refused("broken_replay", "The file " + file + " is empty; it is not a saved game");
        }
        String torn = lines.size() > 1 && !text.endsWith("\n") ? lines.removeLast() : "";
        Data head = head(file, lines.getFirst());
        return new SavedGame(Replay.read(head, lines.subList(1, lines.size())), players(head), torn);
    }

    private static Data head(Path file, String line) throws Refused {
        try {
            return Json.parse(line);
        } catch (Refused text) {
            throw new Refused("broken_replay", "The file " + file + " is not a saved game");
        }
    }

    /** Why a file cannot be read or written. */
    static String reason(IOException trouble) {
        return switch (trouble) {
            case NoSuchFileException _ -> "There is no such folder.";
            case AccessDeniedException _ -> "That is not permitted.";
            case FileSystemException other when other.getReason() != null -> other.getReason() + ".";
            case MalformedInputException _ -> "It is not text.";
            default -> trouble.getMessage() + ".";
        };
    }

    private static List<String> players(Data head) {
        List<String> names = new ArrayList<>();
        if (head instanceof Data.Fields fields && fields.get(PLAYERS) instanceof Data.Items(List<Data> values)) {
            for (Data value : values) {
                if (value instanceof Data.Text(String name)) {
                    names.add(name);
                }
            }
        }
        return names;
    }

    public Match match(Game game) throws Refused {
        return replay.match(game);
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        text.append(replay.head().with(PLAYERS, Data.texts(players))).append('\n');
        replay.acts().forEach(act -> text.append(act).append('\n'));
        return text.toString();
    }

    /** Writes all of it in the place of what was there; a reader never meets half a file. */
    public void write(Path file) throws IOException {
        Path whole = file.toAbsolutePath();
        Path half = whole.resolveSibling(whole.getFileName() + ".new");
        Files.writeString(half, text());
        Files.move(half, whole, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    static void append(Path file, String act) throws IOException {
        Files.writeString(file, act + "\n", StandardOpenOption.APPEND);
    }
}
