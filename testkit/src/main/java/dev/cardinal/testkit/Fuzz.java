package dev.cardinal.testkit;

import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.testkit.contract.Breach;
import dev.cardinal.testkit.contract.Hosting;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongConsumer;

/** Plays many random games with random options and checks that they keep the contracts. */
public final class Fuzz {
    private static final long CLOSELY = 1000;
    private static final int SPARSELY = 50;
    private static final int ENDLESS = 1_000_000;
    private static final int ENOUGH = 5;
    private static final int SET_UPS = 1000;

    private final Game game;
    private final Options pinned;
    private final long seed;
    private long closely = CLOSELY;
    private int most = ENDLESS;
    private Hosting hosting = Hosting.OURS;
    private LongConsumer progress = done -> {};
    private volatile boolean stopped;

    /** Given options are kept; all others are drawn at random for each game. */
    public Fuzz(Game game, Options pinned, long seed) {
        this.game = game;
        this.pinned = pinned;
        this.seed = seed;
    }

    /** Checks every position of this many games, and one position in fifty after that. */
    public Fuzz closely(long games) {
        closely = games;
        return this;
    }

    /** Checks this host. */
    Fuzz hosting(Hosting other) {
        hosting = other;
        return this;
    }

    /** Treats a game that needs more answers than this as endless. */
    public Fuzz atMost(int answers) {
        most = answers;
        return this;
    }

    /** Reports after each game how many are done. */
    public Fuzz reporting(LongConsumer listener) {
        progress = listener;
        return this;
    }

    /** Ends a run early, from any thread. What it has found so far is its result; games under way do not count. */
    public void stop() {
        stopped = true;
    }

    private record Found(long number, Violation violation) {}

    /** What the threads of a run share. */
    private static final class Shared {
        final AtomicLong next = new AtomicLong();
        final AtomicLong done = new AtomicLong();
        final LongAdder decisions = new LongAdder();
        final Queue<Found> found = new ConcurrentLinkedQueue<>();
        final Queue<Throwable> trouble = new ConcurrentLinkedQueue<>();

        boolean enough() {
            return found.size() >= ENOUGH || !trouble.isEmpty();
        }

        FuzzReport report() {
            List<Violation> violations = found.stream()
                    .sorted(Comparator.comparingLong(Found::number))
                    .map(Found::violation)
                    .toList();
            return new FuzzReport(done.get(), decisions.sum(), violations);
        }
    }

    /**
     * Checks this many games; stops early once several have broken a contract. The figures do not depend on threads.
     */
    public FuzzReport run(long games, int threads) throws Refused {
        options(0);
        Shared shared = new Shared();
        List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            workers.add(Thread.ofPlatform().start(() -> work(shared, games)));
        }
        join(workers);
        if (!shared.trouble.isEmpty()) {
            throw new IllegalStateException("the fuzzer itself failed", shared.trouble.peek());
        }
        return shared.report();
    }

    private void work(Shared shared, long games) {
        try {
            for (long number = shared.next.getAndIncrement();
                    number < games && !stopped && !shared.enough();
                    number = shared.next.getAndIncrement()) {
                if (watch(number, shared)) {
                    tell(shared.done.incrementAndGet());
                }
            }
        } catch (Refused | RuntimeException | Error broken) {
            shared.trouble.add(broken);
        }
    }

    private synchronized void tell(long done) {
        progress.accept(done);
    }

    private static void join(List<Thread> workers) {
        for (Thread worker : workers) {
            try {
                worker.join();
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("interrupted", stop);
            }
        }
    }

    private long seed(long number) {
        return Chance.mix(seed, number);
    }

    /** The options of one game; tries again if those drawn do not go with the given ones. */
    private Options options(long number) throws Refused {
        Chance chance = new Chance(Chance.mix(seed(number), 3));
        for (int tries = 1; ; tries++) {
            Options options = game.random(pinned, chance);
            try {
                game.deal(options);
                return options;
            } catch (Refused refused) {
                if (tries == SET_UPS) {
                    throw refused;
                }
            }
        }
    }

    /** Whether the game was played to its end, or broke a contract. */
    private boolean watch(long number, Shared shared) throws Refused {
        Options options = options(number);
        boolean close = number < closely;
        Playout playout = new Playout(game, options, seed(number), hosting, () -> stopped);
        try {
            if (!playout.run(close ? 1 : SPARSELY, most, close || number % SPARSELY == 0)) {
                return false;
            }
        } catch (Breach breach) {
            shared.found.add(new Found(number, violation(options, seed(number), playout, breach)));
        }
        shared.decisions.add(playout.decisions());
        return true;
    }

    private Violation violation(Options options, long gameSeed, Playout playout, Breach breach) throws Refused {
        Shrinking shrinking =
                new Shrinking(game, hosting, options, gameSeed, playout.lookSeed(), breach.contract(), () -> stopped);
        String replay = shrinking.replay(shrinking.shrink(playout.actions()));
        return new Violation(breach.contract(), breach.sentence(), gameSeed, replay);
    }
}
