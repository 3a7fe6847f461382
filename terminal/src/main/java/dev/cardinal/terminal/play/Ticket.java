package dev.cardinal.terminal.play;

import dev.cardinal.host.GameFile;
import dev.cardinal.host.Json;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.kernel.data.Data;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What someone keeps to come back to a seat at a server's table: the key, and what proves at the end that no one chose
 * the cards. Only its owner may read the file.
 *
 * @param file where it is kept
 * @param fields what is in it
 */
public record Ticket(Path file, Data.Fields fields) {
    private static final String ENDING = ".seat";

    /** A ticket for a seat that someone has just taken. */
    public static Ticket of(Path folder, URI server, Reply sat, String key, String invitation) {
        Reply table = sat.in("table");
        String name = Long.toHexString(Seed.oneWay("ticket", server + table.text("table") + sat.number("seat", 0)));
        return new Ticket(
                folder.resolve(table.text("game").replaceAll("[^a-z0-9]", "") + "-" + name + ENDING),
                Data.fields()
                        .with("server", server.toString())
                        .with("game", table.text("game"))
                        .with("seat", sat.number("seat", 0))
                        .with("key", key)
                        .with("invitation", hash(invitation)));
    }

    private static String hash(String invitation) {
        return invitation.isEmpty() ? "" : Long.toHexString(Seed.oneWay("invitation", invitation));
    }

    /** All tickets in a folder, the latest first; without those that cannot be read. */
    public static List<Ticket> in(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ENDING))
                    .sorted(Comparator.comparingLong(
                                    (Path file) -> file.toFile().lastModified())
                            .reversed())
                    .flatMap(file -> read(file).stream())
                    .toList();
        } catch (IOException none) {
            return List.of();
        }
    }

    private static Optional<Ticket> read(Path file) {
        try {
            return Json.parse(Files.readString(file)) instanceof Data.Fields fields
                    ? Optional.of(new Ticket(file, fields))
                    : Optional.empty();
        } catch (IOException | Refused broken) {
            return Optional.empty();
        }
    }

    private Reply reply() {
        return new Reply(fields);
    }

    /** What tells it from others. */
    public String about() {
        return game() + " as Player " + seat() + " at " + server();
    }

    public URI server() {
        return URI.create(reply().text("server"));
    }

    public String game() {
        return reply().text("game");
    }

    public int seat() {
        return reply().number("seat", 0);
    }

    public String key() {
        return reply().text("key");
    }

    public boolean isOver() {
        return reply().flag("over");
    }

    public boolean isFrom(String invitation) {
        return !invitation.isEmpty() && reply().text("invitation").equals(hash(invitation));
    }

    /** What was kept of the exchange that makes the cards fair. */
    public Data.Fields share() {
        return reply().in("share").fields();
    }

    /** The same, with one more thing to keep. */
    public Ticket with(String name, Data value) {
        return new Ticket(file, fields.with(name, value));
    }

    /** The file for the game when it is over. */
    public Path replay() {
        return file.resolveSibling(String.valueOf(file.getFileName()).replace(ENDING, ".replay"));
    }

    /** Writes it where only its owner can read it. */
    public Ticket keep() throws Refused {
        try {
            Path folder = Objects.requireNonNull(file.toAbsolutePath().getParent(), "a ticket is in a folder");
            Files.createDirectories(folder);
            Path half = file.resolveSibling(file.getFileName() + ".new");
            Files.deleteIfExists(half);
            Files.createFile(half, onlyMine(folder));
            Files.writeString(half, fields + "\n", StandardOpenOption.WRITE);
            Files.move(half, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            return this;
        } catch (IOException unwritable) {
            throw new Refused(new Refusal(
                    "not_kept",
                    "The key of your seat cannot be kept in " + file,
                    GameFile.reason(unwritable) + " Without it you could not come back."));
        }
    }

    @Override
    public String toString() {
        return "a ticket in " + file; // so that its key is never printed by accident
    }

    private static FileAttribute<?>[] onlyMine(Path folder) throws IOException {
        boolean posix = Files.getFileStore(folder).supportsFileAttributeView("posix");
        return posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
    }
}
