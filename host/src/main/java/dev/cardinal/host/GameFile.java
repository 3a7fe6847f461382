package dev.cardinal.host;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
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
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * A game as saved in a file: the roster on the first line, then one entry per line.
 *
 * @param torn the start of a last line whose writer was interrupted; usually empty
 */
public record GameFile(Roster roster, List<Numbered> entries, String torn) {
    /** So that a small file cannot fill the memory. */
    private static final int LARGEST = 256 << 20;

    public GameFile {
        entries = List.copyOf(entries);
    }

    public GameFile(Roster roster, List<Numbered> entries) {
        this(roster, entries, "");
    }

    public static GameFile read(Path file) throws Refused {
        return read(file.toString(), contents(file));
    }

    /** The text of any file, packed or not, or a refusal that says why it cannot be read. */
    public static String contents(Path file) throws Refused {
        try {
            byte[] bytes = Files.readAllBytes(file);
            return isPacked(bytes)
                    ? unpackedText(bytes)
                    : UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
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
            throw new Refused("broken_replay", "The file " + name + " is not a saved game: it is empty");
        }
        Roster roster = Roster.read(head(name, lines.getFirst()));
        if (!roster.json().toString().equals(lines.getFirst())) {
            throw new Refused(
                    "broken_replay", "The first line of " + name + " was changed: Cardinal would write it differently");
        }
        List<Numbered> entries = new ArrayList<>();
        for (int number = 1; number < lines.size(); number++) {
            try {
                entries.add(Numbered.read(lines.get(number), number));
            } catch (Refused broken) {
                if (number == lines.size() - 1 && !text.endsWith("\n")) {
                    return new GameFile(roster, entries, lines.getLast());
                }
                throw broken;
            }
        }
        return new GameFile(roster, entries);
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
            case AccessDeniedException _ -> "You do not have permission.";
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

    /** The same in few bytes; {@link #read} understands them too. */
    public byte[] packed() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(text().getBytes(UTF_8));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    private static boolean isPacked(byte[] bytes) {
        return bytes.length > 2 && bytes[0] == (byte) 0x1f && bytes[1] == (byte) 0x8b;
    }

    /** The game in these bytes. */
    public static GameFile unpacked(byte[] packed) throws Refused {
        return read("of this record", unpackedText(packed));
    }

    private static String unpackedText(byte[] packed) throws Refused {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
            byte[] text = in.readNBytes(LARGEST + 1);
            if (text.length > LARGEST) {
                throw new Refused("broken_replay", "This saved game is larger than any game can be");
            }
            return new String(text, UTF_8);
        } catch (IOException broken) {
            throw new Refused("broken_replay", "This saved game is damaged: it cannot be unpacked");
        }
    }

    /** Replaces the file as a whole, so that a reader never sees half of it. */
    public void write(Path file) throws IOException {
        Path whole = file.toAbsolutePath();
        Path half = whole.resolveSibling(whole.getFileName() + ".new");
        try (FileChannel channel = FileChannel.open(
                half, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
            ByteBuffer bytes = UTF_8.encode(text());
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
        Files.move(half, whole, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        rememberName(whole);
    }

    /** Makes sure that the file name survives a power cut, where the system supports that. */
    private static void rememberName(Path file) {
        Path folder = file.getParent();
        if (folder != null) {
            try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
                channel.force(true);
            } catch (IOException unable) {
                // Some systems cannot open a folder; there, the name is as safe as it gets.
            }
        }
    }
}
