package dev.cardinal.browser;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A Chromium without a screen, driven over its DevTools protocol. */
final class Chromium implements AutoCloseable {
    static final JsonMapper JSON = new JsonMapper();
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final Process process;
    private final Path folder;
    private final WebSocket socket;
    private final AtomicInteger calls = new AtomicInteger();
    private final Map<Integer, CompletableFuture<JsonNode>> waiting = new ConcurrentHashMap<>();
    private final Map<String, Tab> tabs = new ConcurrentHashMap<>();
    private CompletableFuture<?> sending = CompletableFuture.completedFuture(true);

    private Chromium(Process process, Path folder, String address) {
        this.process = process;
        this.folder = folder;
        socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create(address), new Ears())
                .join();
    }

    /** Where a Chromium is on this machine. */
    static Optional<Path> installed() {
        String named = System.getenv("CHROMIUM");
        return Stream.of(
                        named == null ? "" : named,
                        "/usr/bin/chromium",
                        "/usr/bin/chromium-browser",
                        "/usr/bin/google-chrome",
                        "/Applications/Chromium.app/Contents/MacOS/Chromium")
                .filter(name -> !name.isEmpty())
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst();
    }

    static Chromium start(Path program) throws IOException {
        Path folder = Files.createTempDirectory("cardinal-chromium");
        List<String> command = new ArrayList<>(List.of(
                program.toString(),
                "--headless",
                "--no-sandbox",
                "--remote-debugging-port=0",
                "--user-data-dir=" + folder,
                "--enable-unsafe-swiftshader",
                "--use-angle=swiftshader",
                "--ignore-gpu-blocklist",
                // without a graphics card, everything but WebGL is drawn faster without a detour over one
                "--disable-gpu-rasterization",
                "--disable-gpu-compositing",
                "--disable-accelerated-2d-canvas",
                "--hide-scrollbars",
                "--force-color-profile=srgb",
                "--font-render-hinting=none",
                "--disable-background-networking",
                "--disable-background-timer-throttling",
                "--disable-backgrounding-occluded-windows",
                "--disable-renderer-backgrounding",
                "--disable-component-update",
                "--disable-sync",
                "--disable-quic",
                "--no-first-run",
                "about:blank"));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            if (line.startsWith("DevTools listening on ")) {
                Thread.ofVirtual()
                        .start(() -> out.lines().forEach(_ -> {})); // or it would wait for somebody to read on
                return new Chromium(process, folder, line.substring("DevTools listening on ".length()));
            }
        }
        throw new IOException("Chromium did not start");
    }

    /** Opens a page as a new person with a browser of their own. */
    Tab newPerson() {
        String context = call(null, "Target.createBrowserContext", JSON.createObjectNode())
                .get("browserContextId")
                .stringValue();
        String target = call(
                        null,
                        "Target.createTarget",
                        JSON.createObjectNode().put("url", "about:blank").put("browserContextId", context))
                .get("targetId")
                .stringValue();
        String session = call(
                        null,
                        "Target.attachToTarget",
                        JSON.createObjectNode().put("targetId", target).put("flatten", true))
                .get("sessionId")
                .stringValue();
        Tab tab = new Tab(this, session, target, context);
        tabs.put(session, tab);
        tab.prepare();
        return tab;
    }

    void forget(Tab tab) {
        tabs.remove(tab.session());
    }

    /** Calls a method of the protocol and waits for what it returns. */
    JsonNode call(@Nullable String session, String method, ObjectNode parameters) {
        try {
            return send(session, method, parameters).join();
        } catch (CompletionException failed) {
            throw new IllegalStateException(method, failed.getCause());
        }
    }

    CompletableFuture<JsonNode> send(@Nullable String session, String method, ObjectNode parameters) {
        int id = calls.incrementAndGet();
        ObjectNode message =
                JSON.createObjectNode().put("id", id).put("method", method).set("params", parameters);
        if (session != null) {
            message.put("sessionId", session);
        }
        CompletableFuture<JsonNode> reply = new CompletableFuture<>();
        waiting.put(id, reply);
        synchronized (this) {
            sending = sending.thenCompose(_ -> socket.sendText(message.toString(), true));
        }
        return reply.orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS).thenApply(answer -> {
            if (answer.has("error")) {
                throw new IllegalStateException(method + ": " + answer.get("error"));
            }
            return answer.get("result");
        });
    }

    private void heard(JsonNode message) {
        if (message.has("id")) {
            CompletableFuture<JsonNode> reply = waiting.remove(message.get("id").intValue());
            if (reply != null) {
                reply.complete(message);
            }
        } else if (message.has("sessionId")) {
            Tab tab = tabs.get(message.get("sessionId").stringValue());
            if (tab != null) {
                tab.heard(message.get("method").stringValue(), message.get("params"));
            }
        }
    }

    private final class Ears implements WebSocket.Listener {
        private final StringBuilder text = new StringBuilder();

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            text.append(data);
            if (last) {
                JsonNode message = JSON.readTree(text.toString());
                text.setLength(0);
                heard(message);
            }
            from.request(1);
            return null;
        }
    }

    @Override
    public void close() throws IOException {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        try {
            process.waitFor();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted((a, b) -> b.compareTo(a)).forEach(file -> file.toFile().delete());
        }
    }
}
