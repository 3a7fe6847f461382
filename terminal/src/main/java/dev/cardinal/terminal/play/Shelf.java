package dev.cardinal.terminal.play;

import dev.cardinal.kernel.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The folder that holds a user's games. */
public record Shelf(Path folder) {
    private static final DateTimeFormatter NOW = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");
    private static final String ENDING = ".replay";

    /** The folder that the user's environment names. */
    public static Shelf of(Map<String, String> environment) {
        String data = environment.getOrDefault("XDG_DATA_HOME", "");
        Path home = Path.of(environment.getOrDefault("HOME", System.getProperty("user.home")));
        Path base = data.isEmpty() ? home.resolve(".local").resolve("share") : Path.of(data);
        return new Shelf(base.resolve("cardinal"));
    }

    /** The folder for jars with more games and bots. */
    public Path plugins() {
        return folder.resolve("plugins");
    }

    public Choices choices() {
        return new Choices(folder.resolve("choices"));
    }

    public Path history() {
        return folder.resolve("history");
    }

    /** The names of the people who last played at one keyboard. */
    public Path names() {
        return folder.resolve("names");
    }

    /** The database of this machine's table server. */
    public Path tables() {
        return folder.resolve("tables.db");
    }

    /** The folder for keys of seats at servers' tables. */
    public Path seats() {
        return folder.resolve("seats");
    }

    /** What the person at this terminal is called at servers' tables. */
    public Path name() {
        return folder.resolve("name");
    }

    private Path games() {
        return folder.resolve("games");
    }

    /** A new file for a game that starts now. */
    Path file(Game game) throws IOException {
        Files.createDirectories(games());
        String name = game.name() + "-" + NOW.format(LocalDateTime.now(ZoneId.systemDefault()));
        Path file = games().resolve(name + ENDING);
        return Files.createFile(Files.exists(file) ? beside(file) : file);
    }

    /** A similar name that is not taken. */
    static Path beside(Path file) {
        String name = name(file).endsWith(ENDING)
                ? name(file).substring(0, name(file).length() - ENDING.length())
                : name(file);
        Path other = file;
        for (int more = 2; Files.exists(other); more++) {
            other = file.resolveSibling(name + "-" + more + ENDING);
        }
        return other;
    }

    public boolean holds(Path file) {
        return games().toAbsolutePath().equals(file.toAbsolutePath().getParent());
    }

    /** A claim on a saved game; empty if it is open elsewhere. */
    Optional<Claim> claim(Path file) {
        Path whole = file.toAbsolutePath().normalize();
        String place = Integer.toHexString(String.valueOf(whole.getParent()).hashCode());
        return Claim.on(folder.resolve("open").resolve(name(file) + "-" + place));
    }

    /** The saved games of this name, or all. */
    List<Path> newestFirst(String game) {
        try (Stream<Path> files = Files.list(games())) {
            return files.filter(file -> name(file).startsWith(game.isEmpty() ? "" : game + "-")
                            && name(file).endsWith(ENDING))
                    .sorted(Comparator.comparingLong(Shelf::changed).reversed())
                    .toList();
        } catch (IOException none) {
            return List.of();
        }
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }

    private static long changed(Path file) {
        return file.toFile().lastModified();
    }
}
