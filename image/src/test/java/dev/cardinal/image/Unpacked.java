package dev.cardinal.image;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The unpacked archive, as on a computer without Java. */
record Unpacked(Path root, Path launcher) {
    private static final boolean WINDOWS = System.getProperty("os.name").startsWith("Windows");

    record Ran(int status, String out, String err) {}

    static Unpacked in(Path folder) throws IOException {
        Path archive = archive();
        Files.copy(archive, folder.resolve("archive"));
        Ran ran = run(List.of("tar", "-xf", "archive"), System.getenv(), folder, "");
        if (ran.status() != 0) {
            throw new IllegalStateException(ran.err());
        }
        Path root = folder.resolve(archive.getFileName().toString().replace(".tar.gz", ""));
        return new Unpacked(root, root.resolve("bin").resolve(WINDOWS ? "cardinal.cmd" : "cardinal"));
    }

    private static Path archive() throws IOException {
        try (Stream<Path> made = Files.list(Path.of(System.getProperty("cardinal.archives")))) {
            String start = "cardinal-" + System.getProperty("cardinal.version") + "-";
            return made.filter(file -> file.getFileName().toString().startsWith(start))
                    .filter(file -> file.toString().endsWith(".tar.gz"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    /** The same, started through a link to the launcher. */
    Unpacked through(Path link) {
        return new Unpacked(root, link);
    }

    Ran cardinal(String... arguments) {
        return cardinal(Map.of(), "", arguments);
    }

    Ran cardinal(Map<String, String> environment, String typed, String... arguments) {
        List<String> command = Stream.concat(Stream.of(launcher.toString()), Stream.of(arguments))
                .toList();
        return run(command, environment, root.getRoot(), typed);
    }

    private static Ran run(List<String> command, Map<String, String> environment, Path folder, String typed) {
        try {
            Path in = Files.writeString(Files.createTempFile("typed", ""), typed);
            Path out = Files.createTempFile("out", "");
            Path err = Files.createTempFile("err", "");
            ProcessBuilder process = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectInput(in.toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile());
            process.environment().clear();
            process.environment().putAll(environment);
            int status = process.start().waitFor();
            Ran ran = new Ran(status, Files.readString(out), Files.readString(err));
            for (Path file : List.of(in, out, err)) {
                Files.delete(file);
            }
            return ran;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }
}
