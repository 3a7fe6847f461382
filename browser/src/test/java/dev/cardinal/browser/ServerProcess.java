package dev.cardinal.browser;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A table server in a process of its own, so that it can be killed. */
final class ServerProcess implements AutoCloseable {
    private final Path folder;
    private final @Nullable String pages;
    private final int port;
    private Process process;

    private ServerProcess(Path folder, @Nullable String pages, int port, Process process) {
        this.folder = folder;
        this.pages = pages;
        this.port = port;
        this.process = process;
    }

    static ServerProcess start() throws IOException {
        return start(System.getProperty("cardinal.pages"));
    }

    /** Starts a server with the pages in a folder instead of its own. */
    static ServerProcess start(@Nullable String pages) throws IOException {
        Path folder = Files.createTempDirectory("cardinal-server");
        Process process = run(folder, pages, 0);
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        String line = out.readLine();
        if (line == null) {
            throw new IOException("the server did not start; see " + folder.resolve("server.log"));
        }
        return new ServerProcess(
                folder, pages, Chromium.JSON.readTree(line).get("port").intValue(), process);
    }

    private static Process run(Path folder, @Nullable String pages, int port) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED"));
        if (pages != null) {
            command.add("-Dcardinal.pages=" + pages);
        }
        command.addAll(List.of(
                "-cp",
                System.getProperty("java.class.path"),
                "dev.cardinal.terminal.Cardinal",
                "serve",
                "--host",
                "127.0.0.1",
                "--port",
                Integer.toString(port),
                "--database",
                folder.resolve("tables.db").toString(),
                "--json"));
        return new ProcessBuilder(command)
                .redirectError(folder.resolve("server.log").toFile())
                .start();
    }

    String address() {
        return "http://127.0.0.1:" + port;
    }

    /** Ends it at once, as a power cut would. */
    void kill() {
        process.destroyForcibly().onExit().join();
    }

    /** Starts it again, at the same address and with the same games. */
    void again() throws IOException {
        process = run(folder, pages, port);
        process.inputReader(StandardCharsets.UTF_8).readLine();
    }

    @Override
    public void close() throws IOException {
        kill();
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        }
    }
}
