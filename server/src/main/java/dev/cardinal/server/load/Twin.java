package dev.cardinal.server.load;

import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Pace;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.server.store.Database;
import dev.cardinal.server.store.Key;
import dev.cardinal.server.store.Store;
import dev.cardinal.server.table.Hall;
import dev.cardinal.server.web.Guard;
import dev.cardinal.server.web.WebServer;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A server in this process that hosts one game at a time, and everything that it sends to one viewer. */
final class Twin implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final Hall hall;
    private final WebServer web;
    private final HttpClient http = HttpClient.newHttpClient();
    private int asked;
    private @Nullable Hosted hosted;
    private @Nullable WebSocket socket;
    private Ears ears = new Ears();

    /** What is on the table now. */
    private record Hosted(HostedGame game, Clock clock, List<Key> keys) {}

    /** A clock that advances only when the host waits. */
    private static final class Clock implements Pace {
        private long now;

        @Override
        public synchronized long now() {
            return now;
        }

        @Override
        public synchronized void until(long time) {
            now = Math.max(now, time);
        }
    }

    /** Keeps whole messages as they come. */
    private static final class Ears implements WebSocket.Listener {
        private final LinkedBlockingQueue<String> heard = new LinkedBlockingQueue<>();
        private final StringBuilder partial = new StringBuilder();

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean whole) {
            partial.append(text);
            if (whole) {
                heard.add(partial.toString());
                partial.setLength(0);
            }
            from.request(1);
            return null;
        }

        @Override
        public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
            heard.add("closed " + code + " " + reason);
            return null;
        }
    }

    Twin(Path file) throws Refused {
        hall = new Hall(new Store(Database.in(file)), PATIENCE, 0);
        web = WebServer.start(hall, Guard.usual(), "127.0.0.1", 0);
    }

    /** Hosts a game; returns its clock. */
    Pace host(HostedGame game, List<Key> keys) throws Refused {
        Clock clock = new Clock();
        hall.host(game.at(clock), keys);
        hosted = new Hosted(game, clock, keys);
        return clock;
    }

    /** Connects the viewer. */
    void connect(Data.Fields hello) throws IOException {
        try {
            ears = new Ears();
            socket = http.newWebSocketBuilder()
                    .buildAsync(URI.create("ws://127.0.0.1:" + web.port() + "/play"), ears)
                    .join();
            socket.sendText(hello.toString(), true).join();
        } catch (CompletionException failed) {
            throw new IOException("no connection to the server's own process", failed);
        }
    }

    private Hosted hosted() {
        Hosted now = hosted;
        if (now == null) {
            throw new IllegalStateException("nothing is hosted yet");
        }
        return now;
    }

    HostedGame game() {
        return hosted().game;
    }

    /** The time at the table, which depends only on what the host waited for. */
    long time() {
        return hosted().clock.now();
    }

    /** A message but for an invitation, which is drawn anew each time. */
    private static String withoutInvitation(String message) {
        return message.replaceAll("\"invitation\":\"[^\"]*\"", "\"invitation\":\"\"");
    }

    /** Sends a request of the viewer; returns every message up to the reply to it, which comes last. */
    List<String> ask(Data.Fields request) throws IOException, InterruptedException {
        String id = "request " + asked++;
        Objects.requireNonNull(socket)
                .sendText(request.with("id", id).toString(), true)
                .join();
        List<String> heard = new ArrayList<>();
        while (true) {
            String message = ears.heard.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS);
            if (message == null || message.startsWith("closed")) {
                throw new IOException("no reply to " + request + ", but " + message + " after " + heard);
            }
            heard.add(withoutInvitation(message));
            if (message.endsWith("\"re\":\"" + id + "\"}")) {
                return heard;
            }
        }
    }

    /** Sends a request by HTTP; returns the whole answer but what the hour and the network decide. An empty body reads. */
    String http(int seat, String path, String body) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + web.port() + path))
                .header("Accept", "application/json, text/event-stream")
                .header("Content-Type", "application/json");
        if (seat >= 0) {
            request.header("Authorization", "Bearer " + hosted().keys.get(seat).text());
        }
        HttpResponse<String> response = http.send(
                (body.isEmpty() ? request.GET() : request.POST(HttpRequest.BodyPublishers.ofString(body))).build(),
                BodyHandlers.ofString());
        Map<String, List<String>> headers = new TreeMap<>(response.headers().map());
        headers.remove("date");
        headers.remove("connection"); // closed or not, depending on when the body arrives
        return response.statusCode() + " " + headers + " " + withoutInvitation(response.body());
    }

    /** Calls a tool as a language model in this seat does. */
    String model(int seat, String tool, Data.Fields arguments) throws IOException, InterruptedException {
        Data.Fields call = Data.fields().with("name", tool).with("arguments", arguments);
        Data.Fields request = Data.fields()
                .with("jsonrpc", "2.0")
                .with("id", asked)
                .with("method", "tools/call")
                .with("params", call);
        return http(seat, "/mcp", request.toString());
    }

    void leave() {
        Objects.requireNonNull(socket).abort();
    }

    @Override
    public void close() {
        web.close();
        hall.close();
        http.shutdownNow();
    }
}
