package dev.cardinal.server.load;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.client.FairShare;
import dev.cardinal.host.Json;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A client that holds everything it sends and hears against the schema. */
final class CheckedClient implements WebSocket.Listener {
    private static final int PATIENCE = 60;

    private final Schema schema;
    private final URI address;
    private final HttpClient http;
    private final String key;
    private final FairShare share;
    private final LinkedBlockingQueue<String> arrived = new LinkedBlockingQueue<>();
    private final StringBuilder partial = new StringBuilder();
    private WebSocket socket;
    private int asked;
    private Data.Fields table = Data.fields();
    private Data.Fields last = Data.fields();
    private long entry = -1;

    CheckedClient(Schema schema, URI address, HttpClient http, String key, int seat) {
        this.schema = schema;
        this.address = address;
        this.http = http;
        this.key = key;
        share = new FairShare(seat);
    }

    /** The latest message about the game. */
    Data.Fields last() {
        return last;
    }

    long entry() {
        return entry;
    }

    Data.Fields table() {
        return table;
    }

    CheckedClient connect(Data.Fields hello) {
        check(hello, "fromClient");
        socket = http.newWebSocketBuilder()
                .buildAsync(URI.create(address.toString().replaceFirst("^http", "ws") + "/play"), this)
                .join();
        socket.sendText(hello.toString(), true).join();
        return this;
    }

    /** Connects again and hears only what it missed. */
    void comeBack() {
        arrived.clear();
        connect(Data.fields().with("cardinal", 1).with("key", key).with("since", entry));
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean whole) {
        partial.append(text);
        if (whole) {
            arrived.add(partial.toString());
            partial.setLength(0);
        }
        from.request(1);
        return null;
    }

    void close() {
        socket.abort();
    }

    /** The next message, or a failure if none comes. */
    Data.Fields next() throws Refused, InterruptedException {
        String text = arrived.poll(PATIENCE, TimeUnit.SECONDS);
        assertThat(text).as("a message from the server").isNotNull();
        Data.Fields message = (Data.Fields) Json.parse(text);
        check(message, "fromServer");
        if (message.get("re") == null && message.get("table") instanceof Data.Fields now) {
            table = now;
        }
        if (message.get("re") == null && message.get("entry") instanceof Data.Number(long number)) {
            entry = number;
            last = message;
        }
        return message;
    }

    void until(String stage) throws Refused, InterruptedException {
        while (!Data.of(stage).equals(table.get("stage"))) {
            next();
        }
    }

    /** Hears what happened up to an entry. */
    void until(long number) throws Refused, InterruptedException {
        while (entry < number) {
            next();
        }
    }

    /** Takes part in the fair exchange until the game is dealt. */
    boolean shared() throws Refused, InterruptedException {
        Optional<Data.Fields> next = share.next(table);
        if (next.isPresent()) {
            ask(next.get());
        }
        return next.isPresent();
    }

    /** Sends a request over the connection and waits for the reply to it, hearing whatever comes before. */
    Data.Fields ask(Data.Fields request) throws Refused, InterruptedException {
        Data id = asked++ % 2 == 0 ? Data.of(asked) : Data.of("request " + asked);
        Data.Fields marked = request.with("id", id);
        check(marked, "fromClient");
        socket.sendText(marked.toString(), true).join();
        while (true) {
            Data.Fields message = next();
            if (id.equals(message.get("re"))) {
                check(message, "refused", schema.replyTo(marked));
                return message;
            }
        }
    }

    /** Sends nonsense, and hears the refusal. */
    Data.Fields nonsense(String text) throws Refused, InterruptedException {
        socket.sendText(text, true).join();
        Data.Fields message = next();
        check(message, "refused");
        return message;
    }

    /** Sends a request by HTTP. */
    Data.Fields post(Data.Fields request) throws Exception {
        check(request, "request");
        return http("/api/do", request, schema.replyTo(request));
    }

    Data.Fields post(String path, Data.Fields body, String definition) throws Exception {
        check(body, definition);
        return http(path, body, schema.replyTo(body));
    }

    Data.Fields get(String path, String... definitions) throws Exception {
        return answer(HttpRequest.newBuilder(address.resolve(path)).GET(), definitions);
    }

    private Data.Fields http(String path, Data.Fields body, String reply) throws Exception {
        return answer(
                HttpRequest.newBuilder(address.resolve(path))
                        .POST(HttpRequest.BodyPublishers.ofString(body.toString())),
                reply);
    }

    private Data.Fields answer(HttpRequest.Builder request, String... definitions) throws Exception {
        HttpRequest whole = key.isEmpty()
                ? request.build()
                : request.header("Authorization", "Bearer " + key).build();
        Data.Fields answer = (Data.Fields)
                Json.parse(http.send(whole, BodyHandlers.ofString()).body());
        if (answer.get("refused") == null) {
            check(answer, definitions);
        } else {
            check(answer, "refused");
        }
        return answer;
    }

    private void check(Data value, String... definitions) {
        assertThat(schema.complaint(value, definitions)).isNull();
    }
}
