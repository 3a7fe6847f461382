package dev.cardinal.server.load;

import dev.cardinal.client.Site;
import dev.cardinal.host.Json;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.regex.Pattern;

/**
 * Sends a server what nobody should send: each must be refused in a sentence that says nothing about the server's
 * insides, and nothing may change.
 */
public final class GarbageTest {
    private static final int WORKERS = 8;
    private static final int ON_ONE_CONNECTION = 10;
    private static final int MOST_SHOWN = 20;
    private static final Pattern INSIDES = Pattern.compile(
            "Exception|\\bError\\b|\\tat |java\\.|dev\\.cardinal|(?i:jetty|javalin|jackson|kotlin|sqlite|<html)");

    private final Site site;
    private final URI address;
    private final Measures measures;
    private final long seed;
    private final AtomicInteger sent = new AtomicInteger();
    private final AtomicInteger refused = new AtomicInteger();
    private final AtomicInteger closed = new AtomicInteger();
    private final List<String> violations = Collections.synchronizedList(new ArrayList<>());
    private final List<String> keys = new ArrayList<>();
    private String otherTable = "";

    /** How large a server has become. */
    public interface Measures {
        double heapMegabytes() throws IOException;

        int threads() throws IOException;
    }

    /**
     * What was done and found.
     *
     * @param refused how much was refused in words
     * @param closed how much was not even a message, so that the connection was closed
     */
    public record Result(
            int sent,
            int refused,
            int closed,
            double heapBefore,
            double heapAfter,
            int threadsBefore,
            int threadsAfter,
            List<String> violations) {}

    public GarbageTest(Site site, Measures measures, long seed) {
        this.site = site;
        this.address = site.address();
        this.measures = measures;
        this.seed = seed;
    }

    /** Sends this much garbage, after a tenth of it to warm up, and compares the server before and after. */
    public Result run(int amount, IntConsumer progress) throws Refused, IOException, InterruptedException {
        keys.addAll(table("dominion"));
        table("kuhn");
        for (String key : keys) {
            connected(key).close(); // the host answers what is forced before anyone looks
        }
        List<String> before = looks();
        send(Math.max(1, amount / 10), progress, 0);
        double heapBefore = measures.heapMegabytes();
        int threadsBefore = measures.threads();
        send(amount, progress, 1);
        double heapAfter = measures.heapMegabytes();
        int threadsAfter = measures.threads();
        if (!looks().equals(before)) {
            violation("the game changed from " + before + " to " + looks());
        }
        if (heapAfter > 1.5 * heapBefore + 16) {
            violation("the heap grew from " + heapBefore + " to " + heapAfter + " MB");
        }
        if (threadsAfter > threadsBefore + WORKERS) {
            violation("the server had " + threadsBefore + " threads, and then " + threadsAfter);
        }
        return new Result(
                sent.get(),
                refused.get(),
                closed.get(),
                heapBefore,
                heapAfter,
                threadsBefore,
                threadsAfter,
                List.copyOf(violations));
    }

    private void violation(String what) {
        if (violations.size() < MOST_SHOWN) {
            violations.add(what);
        }
    }

    /** Makes a table with a running game; returns the keys of its seats. */
    private List<String> table(String game) throws Refused {
        Data.Fields made = site.post(
                "/api/tables", "", Data.fields().with("game", game).with("seats", Data.texts(List.of("me", "open"))));
        String invitation = made.get("invitations") instanceof Data.Fields all ? text(all, "1") : "";
        List<String> seats = List.of(text(made, "key"), text(site.post("/api/sit", invitation, Data.fields()), "key"));
        for (String key : seats) {
            site.post("/api/do", key, Data.fields().with("do", "commit"));
        }
        otherTable = made.get("table") instanceof Data.Fields table ? text(table, "table") : "";
        return seats;
    }

    /** The game as its players see it, with the number of its last entry. */
    private List<String> looks() throws Refused {
        List<String> looks = new ArrayList<>();
        for (String key : keys) {
            looks.add(site.get("/api/look", key).toString());
        }
        return looks;
    }

    private void send(int amount, IntConsumer progress, int round) throws InterruptedException {
        int until = sent.get() + amount;
        List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < WORKERS; i++) {
            Random random = new Random(seed + 1_000L * round + i);
            workers.add(Thread.ofVirtual().start(() -> work(random, until, progress)));
        }
        for (Thread worker : workers) {
            worker.join();
        }
    }

    private void work(Random random, int until, IntConsumer progress) {
        Garbage garbage = new Garbage(random);
        while (sent.get() < until) {
            String what = "";
            try {
                switch (random.nextInt(4)) {
                    case 0 -> {
                        byte[] request = garbage.request(keys.get(random.nextInt(keys.size())));
                        what = shown(new String(request, StandardCharsets.UTF_8));
                        byHttp(request, what);
                    }
                    case 1 -> {
                        what = garbage.hello(keys.getFirst(), otherTable);
                        early(what);
                    }
                    case 2 -> {
                        byte[] frames = garbage.frames();
                        what = "frames " + HexFormat.of().formatHex(frames, 0, Math.min(frames.length, 20));
                        frames(frames);
                    }
                    default -> {
                        what = "messages";
                        late(garbage, random);
                    }
                }
            } catch (IOException unanswered) {
                violation("no answer to " + shown(what) + ": " + unanswered.getMessage());
            }
            progress.accept(sent.get());
        }
    }

    private void byHttp(byte[] request, String what) throws IOException {
        try (RawLine line = new RawLine(address)) {
            sent.incrementAndGet();
            line.send(request);
            RawLine.Answer answer = line.answer();
            if (answer.status() == 0) {
                violation("the server hung up on " + what);
            } else if (answer.status() < 400 || answer.status() == 500) {
                violation("status " + answer.status() + " for " + what + ": " + answer.body());
            } else {
                refusal(answer.body(), what);
            }
        }
    }

    private void early(String hello) throws IOException {
        try (RawLine line = webSocket()) {
            sent.incrementAndGet();
            line.send(hello);
            refusal(line, hello);
        }
    }

    private void frames(byte[] frames) throws IOException {
        try (RawLine line = webSocket()) {
            sent.incrementAndGet();
            line.send(frames);
            RawLine.Said said = line.hear();
            if (!said.closed()) {
                refusal(said.text(), "frames that are none");
                return;
            }
            if (INSIDES.matcher(said.text()).find()) {
                violation("frames that are none were refused with " + said.text());
            }
            closed.incrementAndGet();
        }
    }

    private RawLine connected(String key) throws IOException {
        RawLine line = webSocket();
        line.send("{\"cardinal\":1,\"key\":\"" + key + "\"}");
        line.hear(); // the table
        line.hear(); // the scene
        return line;
    }

    private RawLine webSocket() throws IOException {
        RawLine line = new RawLine(address);
        if (!line.upgrade()) {
            throw new IOException("there is no WebSocket");
        }
        return line;
    }

    private void late(Garbage garbage, Random random) throws IOException {
        try (RawLine line = connected(keys.get(random.nextInt(keys.size())))) {
            for (int i = 0; i < ON_ONE_CONNECTION; i++) {
                String message = garbage.message();
                sent.incrementAndGet();
                if (!line.send(message) || !refusal(line, message)) {
                    return;
                }
            }
            line.send(new byte[] {0x01, (byte) 0x85, 0, 0, 0, 0, '{'}); // unfinished, and gone
        }
    }

    /** Hears the refusal of a message. Returns whether the connection is still open. */
    private boolean refusal(RawLine line, String message) throws IOException {
        RawLine.Said said;
        try {
            said = line.hear();
        } catch (SocketTimeoutException unanswered) {
            violation("no answer to " + shown(message));
            return false;
        }
        if (!said.closed()) {
            refusal(said.text(), message);
        } else if (said.text().isEmpty() || INSIDES.matcher(said.text()).find()) {
            violation("the server closed with '" + said.text() + "' after " + shown(message));
        } else {
            closed.incrementAndGet();
        }
        return !said.closed();
    }

    private void refusal(String answer, String what) {
        if (!isRefusal(answer)) {
            violation("the answer to " + shown(what) + " is " + shown(answer));
        }
        refused.incrementAndGet();
    }

    private static boolean isRefusal(String answer) {
        try {
            return !INSIDES.matcher(answer).find()
                    && Json.parse(answer) instanceof Data.Fields said
                    && said.get("refused") instanceof Data.Fields refusal
                    && text(refusal, "code").matches("(?!broken)[a-z_]+")
                    && text(refusal, "message").matches("(?s)['A-Z].{5,500}");
        } catch (Refused broken) {
            return false;
        }
    }

    private static String shown(String text) {
        return text.length() <= 300 ? text : text.substring(0, 300) + "... (" + text.length() + ")";
    }

    private static String text(Data.Fields json, String name) {
        return json.get(name) instanceof Data.Text(String text) ? text : "";
    }
}
