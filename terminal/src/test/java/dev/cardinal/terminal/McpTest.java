package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.cardinal.server.Server;
import dev.cardinal.server.store.Database;
import dev.cardinal.server.web.Guard;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpSchema;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code cardinal mcp}: a language model's seat over standard input and output. */
@Tag("long")
class McpTest {
    @TempDir
    Path folder;

    private static List<String> command(String... more) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "dev.cardinal.terminal.Cardinal",
                "mcp"));
        command.addAll(List.of(more));
        return command;
    }

    private static String hello(String version) {
        return """
                {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"%s","capabilities":{},\
                "clientInfo":{"name":"test","version":"1"}}}
                """.formatted(version);
    }

    private static McpSyncClient client(String... more) {
        List<String> command = command(more);
        ServerParameters parameters = ServerParameters.builder(command.getFirst())
                .args(command.subList(1, command.size()))
                .build();
        McpSyncClient client = McpClient.sync(new StdioClientTransport(parameters, McpJsonDefaults.getMapper()))
                .requestTimeout(Duration.ofSeconds(60))
                .initializationTimeout(Duration.ofSeconds(60))
                .build();
        client.initialize();
        return client;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> call(McpSyncClient client, String tool, Map<String, Object> arguments) {
        return (Map<String, Object>) client.callTool(McpSchema.CallToolRequest.builder(tool)
                        .arguments(arguments)
                        .build())
                .structuredContent();
    }

    @Test
    void one_line_of_configuration_is_enough_to_play_a_whole_game_with_one_call_a_decision() {
        try (McpSyncClient client = client()) {
            Map<String, Object> said =
                    call(client, "sit", Map.of("game", "dominion", "options", Map.of("turns", "8", "kingdom", "none")));
            List<Long> times = new ArrayList<>();
            int decisions = 0;
            while (!Boolean.TRUE.equals(said.get("over"))) {
                assertThat(said.get("asked")).as(String.valueOf(said)).isEqualTo(true);
                long start = System.nanoTime();
                said = call(client, "answer", Map.of("move", "1", "reason", "The first will do"));
                times.add(System.nanoTime() - start);
                decisions++;
            }
            assertThat(String.valueOf(said.get("text"))).contains("The game is over", "VP");
            assertThat(decisions).isGreaterThan(8);
            Collections.sort(times);
            System.out.printf(
                    "cardinal mcp: an answer took %.1f ms (p50), %.1f ms (p99), 1 call a decision%n",
                    times.get(times.size() / 2) / 1e6, times.get(times.size() * 99 / 100) / 1e6);
        }
    }

    @Test
    void a_person_can_watch_and_play_at_the_private_tables_by_a_link() throws Exception {
        try (McpSyncClient client = client();
                HttpClient http = HttpClient.newHttpClient()) {
            String text = String.valueOf(call(client, "sit", Map.of("game", "kuhn", "players", List.of("me", "open")))
                    .get("text"));
            Matcher link = Pattern.compile("(http://127.0.0.1:\\d+/)#invitation=(\\S+)")
                    .matcher(text);
            assertThat(link.find()).as(text).isTrue();
            assertThat(http.send(
                                    HttpRequest.newBuilder(URI.create(link.group(1)))
                                            .build(),
                                    BodyHandlers.ofString())
                            .body())
                    .contains("<html");
            String sat = http.send(
                            HttpRequest.newBuilder(URI.create(link.group(1) + "api/sit"))
                                    .header("Authorization", "Bearer " + link.group(2))
                                    .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Ann\"}"))
                                    .build(),
                            BodyHandlers.ofString())
                    .body();
            assertThat(sat).contains("\"seat\":1");
        }
    }

    @Test
    void it_sits_at_a_servers_tables_with_a_seats_key() throws Exception {
        Database database = Database.in(folder.resolve("tables.db"));
        try (Server server = Server.start(database, Guard.usual(), "127.0.0.1", 0, 0);
                McpSyncClient maker = client("--server", "http://127.0.0.1:" + server.port());
                HttpClient http = HttpClient.newHttpClient()) {
            assertThat(call(maker, "sit", Map.of("game", "kuhn")).get("asked")).isEqualTo(true);
            String made = http.send(
                            HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + "/api/tables"))
                                    .POST(HttpRequest.BodyPublishers.ofString(
                                            "{\"game\":\"kuhn\",\"seats\":[\"me\",\"solved\"]}"))
                                    .build(),
                            BodyHandlers.ofString())
                    .body();
            Matcher key = Pattern.compile("\"key\":\"([^\"]+)\"").matcher(made);
            assertThat(key.find()).isTrue();
            try (McpSyncClient seated =
                    client("--server", "http://127.0.0.1:" + server.port(), "--key", key.group(1))) {
                assertThat(call(seated, "look", Map.of()).get("asked")).isEqualTo(true);
            }
        }
    }

    @Test
    void older_versions_are_spoken_nonsense_is_survived_and_the_end_of_input_ends_it() throws Exception {
        Process process = new ProcessBuilder(command())
                .redirectError(folder.resolve("err").toFile())
                .start();
        try {
            var in = process.outputWriter(StandardCharsets.UTF_8);
            in.write(hello("2024-11-05"));
            in.flush();
            assertThat(process.inputReader(StandardCharsets.UTF_8).readLine())
                    .contains("\"protocolVersion\":\"2024-11-05\"");
            in.write("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}\n");
            in.write("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{\"name\":\"games\"}}\n");
            in.flush();
            assertThat(process.inputReader(StandardCharsets.UTF_8).readLine()).contains("dominion:");
            in.close();
            assertThat(process.waitFor(30, TimeUnit.SECONDS))
                    .as("it ends with its input")
                    .isTrue();
            assertThat(process.exitValue()).isZero();
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void a_key_without_a_server_is_refused() throws Exception {
        Process process = new ProcessBuilder(command("--key", "x"))
                .redirectErrorStream(true)
                .start();
        assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .contains("Say which: --server");
        assertThat(process.waitFor()).isEqualTo(2);
    }

    /** The official inspector, where it is installed: its command line lists the tools and calls one. */
    @Test
    void the_inspector_lists_the_tools_and_calls_one() throws Exception {
        Optional<Path> inspector = inspector();
        assumeTrue(
                inspector.isPresent(),
                "skipped: no mcp-inspector is on the PATH (npm install -g @modelcontextprotocol/inspector)");
        assertThat(inspected(inspector.orElseThrow(), "--method", "tools/list")).contains("\"why_not\"");
        assertThat(inspected(inspector.orElseThrow(), "--method", "tools/call", "--tool-name", "games"))
                .contains("dominion:");
    }

    private static Optional<Path> inspector() {
        return Stream.of(System.getenv("PATH").split(":"))
                .map(place -> Path.of(place, "mcp-inspector"))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private String inspected(Path inspector, String... what) throws IOException, InterruptedException {
        Path script = folder.resolve("serve.sh");
        List<String> quoted = command().stream().map(word -> "'" + word + "'").toList();
        Files.writeString(script, "exec " + String.join(" ", quoted) + "\n");
        List<String> command = new ArrayList<>(List.of(inspector.toString(), "--cli", "sh", script.toString()));
        command.addAll(List.of(what));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said;
    }
}
