package dev.cardinal.browser;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** A table server in a process of its own, so that it can be killed. */
final class ServerProcess implements AutoCloseable {
    private final Path folder;
    private final int port;
    private Process process;

    private ServerProcess(Path folder, int port, Process process) {
        this.folder = folder;
        this.port = port;
        this.process = process;
    }

    static ServerProcess start(Path folder) throws IOException {
        Process process = run(folder, 0);
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        String line = out.readLine();
        if (line == null) {
            throw new IOException("the server did not start; see " + folder.resolve("server.log"));
        }
        return new ServerProcess(
                folder, Chromium.JSON.readTree(line).get("port").intValue(), process);
    }

    private static Process run(Path folder, int port) throws IOException {
        return new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "--enable-native-access=ALL-UNNAMED",
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
                        "--json"))
                .redirectError(folder.resolve("server.log").toFile())
                .start();
    }

    String address() {
        return "http://127.0.0.1:" + port;
    }

    /** Ends it at once, as a power cut would. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** Starts it again, at the same address and with the same games. */
    void again() throws IOException {
        process = run(folder, port);
        process.inputReader(StandardCharsets.UTF_8).readLine();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
