package dev.cardinal.server.load;

import dev.cardinal.client.Site;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Plays at many tables at once and measures how the server bears it. */
public final class LoadTest {
    private final Site site;
    private final String game;
    private final long thinkMillis;
    private final Supplier<Optional<Duration>> cpu;
    private final ScheduledExecutorService timer = Executors.newScheduledThreadPool(
            1, Thread.ofPlatform().name("timer").daemon().factory());
    private final ConcurrentLinkedQueue<Long> times = new ConcurrentLinkedQueue<>();
    private final ConcurrentLinkedQueue<Integer> sizes = new ConcurrentLinkedQueue<>();
    private final AtomicInteger refused = new AtomicInteger();
    private final AtomicInteger lost = new AtomicInteger();
    private volatile boolean measuring;
    private volatile boolean done;
    private volatile String example = "";

    /**
     * A test of a server.
     *
     * @param thinkMillis the mean time that clients take for an answer; 0 for none
     * @param cpu the time that the server has used, if that can be known
     */
    public LoadTest(Site site, String game, long thinkMillis, Supplier<Optional<Duration>> cpu) {
        this.site = site;
        this.game = game;
        this.thinkMillis = thinkMillis;
        this.cpu = cpu;
    }

    boolean isDone() {
        return done;
    }

    void answered(long nanos) {
        if (measuring) {
            times.add(nanos);
        }
    }

    void told(int bytes) {
        if (measuring) {
            sizes.add(bytes);
        }
    }

    void refused(Data.Fields message) {
        refused.incrementAndGet();
        example = message.toString();
    }

    void lost() {
        if (!done) {
            lost.incrementAndGet();
        }
    }

    /** What was seen. */
    public record Result(
            int tables,
            long answers,
            double seconds,
            Optional<Duration> cpu,
            double p50Millis,
            double p99Millis,
            int bytesPerMessage,
            double load,
            int refused,
            String example,
            int lost) {}

    /** Opens the tables, lets the players warm up, and measures. */
    public Result run(int tables, Duration warmUp, Duration measured)
            throws Refused, IOException, InterruptedException {
        for (int i = 0; i < tables; i++) {
            open();
        }
        Thread.sleep(warmUp);
        Optional<Duration> before = cpu.get();
        long from = System.nanoTime();
        measuring = true;
        Thread.sleep(measured);
        measuring = false;
        double seconds = (System.nanoTime() - from) / 1e9;
        Optional<Duration> after = cpu.get();
        double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        done = true;
        timer.shutdownNow();
        long[] sorted = times.stream().mapToLong(Long::longValue).sorted().toArray();
        int[] bytes = sizes.stream().mapToInt(Integer::intValue).sorted().toArray();
        return new Result(
                tables,
                sorted.length,
                seconds,
                before.flatMap(b -> after.map(a -> a.minus(b))),
                millis(sorted, 0.5),
                millis(sorted, 0.99),
                bytes.length == 0 ? 0 : bytes[bytes.length / 2],
                load,
                refused.get(),
                example,
                lost.get());
    }

    private static double millis(long[] sorted, double part) {
        return sorted.length == 0 ? 0 : sorted[(int) (part * (sorted.length - 1))] / 1e6;
    }

    private void open() throws Refused, IOException {
        Data.Fields made = site.post(
                "/api/tables", "", Data.fields().with("game", game).with("seats", Data.texts(List.of("me", "open"))));
        String invitation = made.get("invitations") instanceof Data.Fields invitations ? text(invitations, "1") : "";
        Data.Fields sat = site.post("/api/sit", invitation, Data.fields());
        List<String> keys = List.of(text(made, "key"), text(sat, "key"));
        Data.Fields commit = Data.fields().with("do", "commit");
        for (String key : keys) {
            site.post("/api/do", key, commit);
        }
        List<Player> players = new ArrayList<>();
        AtomicInteger ended = new AtomicInteger();
        for (String _ : keys) {
            Player player = new Player(this, timer, thinkMillis, () -> {
                if (ended.incrementAndGet() == keys.size() && !done) {
                    Thread.ofVirtual().start(() -> again(players));
                }
            });
            players.add(player);
        }
        for (int i = 0; i < keys.size(); i++) {
            players.get(i).sit(site, keys.get(i));
        }
    }

    private void again(List<Player> players) {
        players.forEach(Player::leave);
        try {
            open();
        } catch (Refused | IOException unable) {
            lost();
        }
    }

    private static String text(Data.Fields json, String name) {
        return json.get(name) instanceof Data.Text(String text) ? text : "";
    }
}
