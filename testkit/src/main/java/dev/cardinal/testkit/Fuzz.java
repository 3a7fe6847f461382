package dev.cardinal.testkit;

import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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
    private static final int SET_UPS = 1000;

    private final Game game;
    private final Options pinned;
    private final long seed;
    private long closely = CLOSELY;
    private int most = ENDLESS;
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

    /** Watches so many games; stops early when contracts were broken in several. The figures do not depend on threads. */
    public FuzzReport run(long games, int threads) throws Refused {
        options(0);
        AtomicLong next = new AtomicLong();
        AtomicLong done = new AtomicLong();
        LongAdder decisions = new LongAdder();
        ConcurrentLinkedQueue<Found> found = new ConcurrentLinkedQueue<>();
        ConcurrentLinkedQueue<Throwable> trouble = new ConcurrentLinkedQueue<>();
        List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            workers.add(Thread.ofPlatform().start(() -> {
                try {
                    for (long number = next.getAndIncrement();
                            number < games && found.size() < ENOUGH && trouble.isEmpty();
                            number = next.getAndIncrement()) {
                        watch(number, decisions, found);
                        long finished = done.incrementAndGet();
                        if (finished % 100 == 0) {
                            progress.accept(finished);
                        }
                    }
                } catch (Refused | RuntimeException | Error broken) {
                    trouble.add(broken);
                }
            }));
        }
        join(workers);
        if (!trouble.isEmpty()) {
            throw new IllegalStateException("the fuzzer itself broke down", trouble.peek());
        }
        List<Violation> violations = found.stream()
                .sorted(Comparator.comparingLong(Found::number))
                .map(Found::violation)
                .toList();
        return new FuzzReport(done.get(), decisions.sum(), violations);
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

    private void watch(long number, LongAdder decisions, ConcurrentLinkedQueue<Found> found) throws Refused {
        Options options = options(number);
        boolean close = number < closely;
        Playout playout = new Playout(game, options, seed(number));
        try {
            playout.run(close ? 1 : SPARSELY, most, close || number % SPARSELY == 0);
        } catch (Breach breach) {
            found.add(new Found(number, violation(options, seed(number), playout, breach)));
        }
        decisions.add(playout.decisions());
    }

    private Violation violation(Options options, long gameSeed, Playout playout, Breach breach) throws Refused {
        Shrinking shrinking = new Shrinking(game, options, gameSeed, playout.lookSeed(), breach.contract());
        String replay = shrinking.replay(shrinking.shrink(playout.acts()));
        return new Violation(breach.contract(), breach.sentence(), gameSeed, replay);
    }
}
