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
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;

/** Plays at many tables at once and measures how the server bears it. */
public final class LoadTest {
    private final Site site;
    private final String game;
    private final long thinkMillis;
    private final Supplier<Optional<Duration>> cpu;
    private final Crowd crowd;
    private final LongAdder answered = new LongAdder();
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
    public LoadTest(Site site, String game, long thinkMillis, Supplier<Optional<Duration>> cpu) throws IOException {
        this.site = site;
        crowd = new Crowd(site.address());
        this.game = game;
        this.thinkMillis = thinkMillis;
        this.cpu = cpu;
    }

    boolean isDone() {
        return done;
    }

    void answered(long nanos) {
        answered.increment();
        if (measuring) {
            times.add(nanos);
        }
    }

    void told(int bytes) {
        if (measuring) {
            sizes.add(bytes);
        }
    }

    void refused(String message) {
        refused.incrementAndGet();
        example = message;
    }

    void lost() {
        if (!done) {
            lost.incrementAndGet();
        }
    }

    /** A server with a compiler inside becomes faster for as long as it compiles, so it is warm after many answers. */
    public static final int WARM = 200_000;

    /** So many times the time for warming up is enough, even if there were fewer answers. */
    public static final int MOST_TIMES = 8;

    private static final int AT_ONCE = 8;

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
        openAll(tables);
        warm(warmUp);
        Optional<Duration> before = cpu.get();
        long from = System.nanoTime();
        measuring = true;
        Thread.sleep(measured);
        measuring = false;
        double seconds = (System.nanoTime() - from) / 1e9;
        Optional<Duration> after = cpu.get();
        double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        done = true;
        crowd.close();
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

    private void openAll(int tables) throws Refused, IOException, InterruptedException {
        List<Future<?>> opened = new ArrayList<>();
        try (ExecutorService openers =
                Executors.newFixedThreadPool(AT_ONCE, Thread.ofVirtual().factory())) {
            for (int i = 0; i < tables; i++) {
                opened.add(openers.submit(() -> {
                    open();
                    return true;
                }));
            }
        }
        for (Future<?> one : opened) {
            try {
                one.get();
            } catch (ExecutionException failed) {
                if (failed.getCause() instanceof Refused refused) {
                    throw refused;
                }
                throw new IOException("a table could not be opened", failed);
            }
        }
    }

    private void warm(Duration least) throws InterruptedException {
        long from = System.nanoTime();
        long most = least.multipliedBy(MOST_TIMES).toNanos();
        Thread.sleep(least);
        while (answered.sum() < WARM && System.nanoTime() - from < most) {
            Thread.sleep(Duration.ofSeconds(1));
        }
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
        for (int seat = 0; seat < keys.size(); seat++) {
            players.add(new Player(this, crowd, seat, thinkMillis, () -> {
                if (ended.incrementAndGet() == keys.size() && !done) {
                    Thread.ofVirtual().start(() -> again(players));
                }
            }));
        }
        for (int seat = 0; seat < keys.size(); seat++) {
            players.get(seat).sit(keys.get(seat));
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
