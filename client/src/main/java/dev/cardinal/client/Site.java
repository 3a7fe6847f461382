package dev.cardinal.client;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.Executors;

/** A server's address, and what can be asked of it by plain HTTP. */
public final class Site implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final URI address;
    private final HttpClient http;

    public Site(URI address) {
        this.address = address;
        http = HttpClient.newBuilder()
                .executor(Executors.newVirtualThreadPerTaskExecutor())
                .connectTimeout(PATIENCE)
                .build();
    }

    public URI address() {
        return address;
    }

    HttpClient http() {
        return http;
    }

    /** Reads something that everyone may read. */
    public Data.Fields get(String path) throws Refused {
        return sent(HttpRequest.newBuilder(address.resolve(path)).GET());
    }

    /** Reads something with a key. */
    public Data.Fields get(String path, String key) throws Refused {
        return sent(with(key, HttpRequest.newBuilder(address.resolve(path)).GET()));
    }

    /** Sends something with a key; it may be empty. */
    public Data.Fields post(String path, String key, Data.Fields body) throws Refused {
        HttpRequest.Builder request = HttpRequest.newBuilder(address.resolve(path))
                .POST(HttpRequest.BodyPublishers.ofString(body.toString()));
        return sent(key.isEmpty() ? request : with(key, request));
    }

    private static HttpRequest.Builder with(String key, HttpRequest.Builder request) throws Refused {
        if (!key.matches("[\\w-]+")) { // not everything can be sent
            throw new Refused("bad_key", "This key does not open a seat");
        }
        return request.header("Authorization", "Bearer " + key);
    }

    private Data.Fields sent(HttpRequest.Builder request) throws Refused {
        try {
            String body = http.send(request.timeout(PATIENCE).build(), BodyHandlers.ofString())
                    .body();
            if (!(Json.parse(body) instanceof Data.Fields reply)) {
                throw unreachable("It answered something else");
            }
            if (reply.get("refused") instanceof Data.Fields refused) {
                throw new Refused(refusal(refused));
            }
            return reply;
        } catch (IOException gone) {
            throw unreachable(gone.getMessage() == null ? "Nobody answers there" : gone.getMessage());
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw unreachable("It was not waited for");
        }
    }

    private Refused unreachable(String why) {
        return new Refused(new Refusal(
                "unreachable", "There is no table server at " + address, why + (why.endsWith(".") ? "" : ".")));
    }

    /** A refusal as a server sends it. */
    static Refusal refusal(Data.Fields json) {
        return new Refusal(text(json, "code"), text(json, "message"), text(json, "hint"), text(json, "rule"));
    }

    static String text(Data.Fields json, String name) {
        return json.get(name) instanceof Data.Text(String text) ? text : "";
    }

    @Override
    public void close() {
        http.shutdownNow();
    }
}
