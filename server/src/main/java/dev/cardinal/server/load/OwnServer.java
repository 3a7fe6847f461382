package dev.cardinal.server.load;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A table server in a process of its own, which can be killed. */
public final class OwnServer implements AutoCloseable {
    private final Process process;
    private final Path folder;
    private final int port;
    private final int adminPort;

    private OwnServer(Process process, Path folder, int port, int adminPort) {
        this.process = process;
        this.folder = folder;
        this.port = port;
        this.adminPort = adminPort;
    }

    /**
     * Starts one on this machine, with this class path.
     *
     * @param heap its heap in megabytes
     * @param database its database, or none for an empty file that is deleted afterwards
     */
    public static OwnServer start(int heap, Optional<String> database) throws IOException, Refused {
        Path folder = Files.createTempDirectory("cardinal-server");
        return start(folder, heap, database.orElse(folder.resolve("tables.db").toString()), 0);
    }

    /** Starts one with its files in a folder. */
    static OwnServer start(Path folder, int heap, String database, int port) throws IOException, Refused {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseParallelGC",
                "-Xmx" + heap + "m",
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
                database,
                "--json"));
        Process process = new ProcessBuilder(command)
                .redirectError(folder.resolve("server.log").toFile())
                .start();
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        String line = out.readLine();
        if (line == null || !(Json.parse(line) instanceof Data.Fields said)) {
            process.destroyForcibly();
            throw new IOException("the server did not start; see " + folder.resolve("server.log"));
        }
        return new OwnServer(process, folder, (int) RandomPicks.number(said, "port", 0), (int)
                RandomPicks.number(said, "adminPort", 0));
    }

    public URI address() {
        return URI.create("http://127.0.0.1:" + port);
    }

    /** The processor time that it has used. */
    public Optional<Duration> cpu() {
        return process.info().totalCpuDuration();
    }

    /** Its heap after the last collection. */
    public double heapMegabytes() throws IOException {
        return metric("jvm_heap_live_bytes") / 1e6;
    }

    private double metric(String name) throws IOException {
        try (var in =
                URI.create("http://127.0.0.1:" + adminPort + "/metrics").toURL().openStream()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.startsWith(name + " "))
                    .mapToDouble(line -> Double.parseDouble(line.split(" ")[1]))
                    .findFirst()
                    .orElse(Double.NaN);
        }
    }

    /** Starts one in its place after it was killed. */
    OwnServer again(int heap, String database) throws IOException, Refused {
        return start(folder, heap, database, port);
    }

    /** Its size, measured after a collection of its heap. */
    public GarbageTest.Measures measures() {
        return new GarbageTest.Measures() {
            @Override
            public double heapMegabytes() throws IOException {
                collect();
                return OwnServer.this.heapMegabytes();
            }

            @Override
            public int threads() throws IOException {
                return (int) metric("jvm_threads");
            }
        };
    }

    private void collect() throws IOException {
        try {
            new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "jcmd")
                                    .toString(),
                            Long.toString(process.pid()),
                            "GC.run")
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends it at once, as a power cut would. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    @Override
    public void close() {
        try {
            process.destroyForcibly().waitFor();
            new TempFolder(folder).close();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}
