package dev.cardinal.host;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/**
 * A game as it stands in a file: the roster on the first line, then an entry a line.
 *
 * @param torn the start of a last line whose writer was cut off in the middle of it; mostly empty
 */
public record GameFile(Roster roster, List<Numbered> entries, String torn) {
    public GameFile {
        entries = List.copyOf(entries);
    }

    public GameFile(Roster roster, List<Numbered> entries) {
        this(roster, entries, "");
    }

    public static GameFile read(Path file) throws Refused {
        try {
            return read(file.toString(), Files.readString(file));
        } catch (NoSuchFileException missing) {
            throw new Refused(new Refusal("no_file", "There is no file " + file, "Check the name."));
        } catch (IOException unreadable) {
            throw new Refused(new Refusal("no_file", "The file " + file + " cannot be read", reason(unreadable)));
        }
    }

    /** Reads a game from the text of a file of this name. */
    public static GameFile read(String name, String text) throws Refused {
        List<String> lines =
                new ArrayList<>(text.lines().filter(line -> !line.isBlank()).toList());
        if (lines.isEmpty()) {
            throw new Refused("broken_replay", "The file " + name + " is empty; it is not a saved game");
        }
        String torn = lines.size() > 1 && !text.endsWith("\n") ? lines.removeLast() : "";
        Roster roster = Roster.read(head(name, lines.getFirst()));
        List<Numbered> entries = new ArrayList<>();
        for (int number = 1; number < lines.size(); number++) {
            entries.add(Numbered.read(lines.get(number), number));
        }
        return new GameFile(roster, entries, torn);
    }

    private static Data head(String name, String line) throws Refused {
        try {
            return Json.parse(line);
        } catch (Refused text) {
            throw new Refused("broken_replay", "The file " + name + " is not a saved game");
        }
    }

    /** Why a file cannot be read or written. */
    public static String reason(IOException trouble) {
        return switch (trouble) {
            case NoSuchFileException _ -> "There is no such folder.";
            case AccessDeniedException _ -> "That is not permitted.";
            case FileSystemException other when other.getReason() != null -> other.getReason() + ".";
            case MalformedInputException _ -> "It is not text.";
            default -> trouble.getMessage() + ".";
        };
    }

    public String text() {
        StringBuilder text = new StringBuilder();
        text.append(roster.json()).append('\n');
        entries.forEach(entry -> text.append(entry.json()).append('\n'));
        return text.toString();
    }

    /** Writes all of it in the place of what was there; a reader never meets half a file. */
    public void write(Path file) throws IOException {
        Path whole = file.toAbsolutePath();
        Path half = whole.resolveSibling(whole.getFileName() + ".new");
        Files.writeString(half, text());
        Files.move(half, whole, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }
}
