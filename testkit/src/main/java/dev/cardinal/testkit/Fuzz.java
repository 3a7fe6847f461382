package dev.cardinal.testkit;

import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
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

/** Plays many random games from random set-ups and looks whether they keep the contracts. */
public final class Fuzz {
    private static final long CLOSELY = 1000;
    private static final int SPARSELY = 50;
    private static final int ENDLESS = 1_000_000;
    private static final int ENOUGH = 5;
    private static final int TOLD = 50;
    private static final int SET_UPS = 1000;

    private final Game game;
    private final Options pinned;
    private final long seed;
    private long closely = CLOSELY;
    private int most = ENDLESS;
    private Hosting hosting = Hosting.OURS;
    private LongConsumer progress = done -> {};

    /** The options that are given stay as they are; all others are drawn anew for each game. */
    public Fuzz(Game game, Options pinned, long seed) {
        this.game = game;
        this.pinned = pinned;
        this.seed = seed;
    }

    /** Looks at every position only in the first so many games, and at one in fifty after. */
    public Fuzz closely(long games) {
        closely = games;
        return this;
    }

    /** Looks at this host. */
    Fuzz hosting(Hosting other) {
        hosting = other;
        return this;
    }

    /** Takes a game that needs more answers than this for one that does not end. */
    public Fuzz atMost(int answers) {
        most = answers;
        return this;
    }

    /** From time to time tells how many games are done. */
    public Fuzz reporting(LongConsumer listener) {
        progress = listener;
        return this;
    }

    private record Found(long number, Violation violation) {}

    /** What the threads of one run share. */
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

    /** Watches so many games; stops early when contracts were broken in several. The figures do not depend on threads. */
    public FuzzReport run(long games, int threads) throws Refused {
        options(0);
        Shared shared = new Shared();
        List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            workers.add(Thread.ofPlatform().start(() -> work(shared, games)));
        }
        join(workers);
        if (!shared.trouble.isEmpty()) {
            throw new IllegalStateException("the fuzzer itself broke down", shared.trouble.peek());
        }
        return shared.report();
    }

    private void work(Shared shared, long games) {
        try {
            for (long number = shared.next.getAndIncrement();
                    number < games && !shared.enough();
                    number = shared.next.getAndIncrement()) {
                watch(number, shared);
                tell(shared.done.incrementAndGet());
            }
        } catch (Refused | RuntimeException | Error broken) {
            shared.trouble.add(broken);
        }
    }

    private synchronized void tell(long done) {
        if (done % TOLD == 0) {
            progress.accept(done);
        }
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

    /** A set-up of this game's own; some that are drawn may not go with what was given. */
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

    private void watch(long number, Shared shared) throws Refused {
        Options options = options(number);
        boolean close = number < closely;
        Playout playout = new Playout(game, options, seed(number), hosting);
        try {
            playout.run(close ? 1 : SPARSELY, most, close || number % SPARSELY == 0);
        } catch (Breach breach) {
            shared.found.add(new Found(number, violation(options, seed(number), playout, breach)));
        }
        shared.decisions.add(playout.decisions());
    }

    private Violation violation(Options options, long gameSeed, Playout playout, Breach breach) throws Refused {
        Shrinking shrinking = new Shrinking(game, hosting, options, gameSeed, playout.lookSeed(), breach.contract());
        String replay = shrinking.replay(shrinking.shrink(playout.acts()));
        return new Violation(breach.contract(), breach.sentence(), gameSeed, replay);
    }
}
