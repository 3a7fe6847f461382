package dev.cardinal.arena;

import dev.cardinal.arena.program.Allowance;
import dev.cardinal.arena.program.Invited;
import dev.cardinal.arena.program.Programs;
import dev.cardinal.host.GameFile;
import dev.cardinal.host.Person;
import dev.cardinal.host.Roster;
import dev.cardinal.host.Scribe;
import dev.cardinal.host.Seats;
import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.players.Bots;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Many games of the same players, on any number of threads. If a program is among them, the host plays the games.
 *
 * <p>A game's seed and seats follow from its number alone, so the figures do not depend on which thread plays it when.
 */
public final class Simulation {
    private static final int BATCH = 16;
    /** A game with programs takes its time. */
    private static final int SLOW_BATCH = 1;

    private static final int REPORT_MILLIS = 100;

    private final Game game;
    private final Roster roster;
    private final Deal deal;
    private final List<Bot> players;
    private final List<String> names;
    private final long seed;
    /** The source of the bots' random numbers; it does not give the seed away. */
    private final long root;

    private Invited invited = Invited.NOBODY;
    private @Nullable Archive archive;
    private LongConsumer progress = done -> {};

    /** Receives every game's replay; called from many threads. */
    public interface Archive {
        void keep(long number, GameFile game);
    }

    public Simulation(Game game, Options options, List<Bot> players, long seed) throws Refused {
        this(game, options, players, players.stream().map(Bot::name).toList(), seed);
    }

    private Simulation(Game game, Options options, List<Bot> players, List<String> names, long seed) throws Refused {
        this.game = game;
        Options seated = game.seatBots(options, players);
        this.roster = Roster.numbered(game, seated, names, seed);
        this.deal = game.deal(seated);
        this.players = List.copyOf(players);
        this.names = List.copyOf(names);
        this.seed = seed;
        this.root = Seed.oneWay("bots", Long.toString(seed));
    }

    /** Games between bots with these names, which results and replays repeat as given. */
    public static Simulation of(Game game, Options options, List<String> names, long seed) throws Refused {
        return of(game, options, names, seed, Allowance.USUAL);
    }

    /** The same, where players may be programs, each with this allowance in every game. */
    public static Simulation of(Game game, Options options, List<String> names, long seed, Allowance allowance)
            throws Refused {
        Invited invited = new Invited(Programs.among(names), allowance);
        List<Bot> players = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            players.add(invited.programs().containsKey(i) ? new Person() : Bots.named(names.get(i), game));
        }
        Simulation simulation = new Simulation(game, options, players, names, seed);
        simulation.invited = invited;
        return simulation;
    }

    public Simulation keeping(Archive with) {
        archive = with;
        return this;
    }

    /** Reports from time to time, on the calling thread, how many games are done. */
    public Simulation reporting(LongConsumer to) {
        progress = to;
        return this;
    }

    public Result run(long games, int threads) {
        if (games < 1 || threads < 1) {
            throw new IllegalArgumentException(
                    "needs at least one game and one thread, not " + games + " and " + threads);
        }
        long start = System.nanoTime();
        Work work = new Work(games, threads);
        List<Tally> tallies = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            Tally tally = new Tally(players.size());
            tallies.add(tally);
            Thread.ofPlatform().daemon().name("games " + i).start(() -> work.share(tally));
        }
        work.await();
        Tally all = new Tally(players.size());
        tallies.forEach(all::add);
        double seconds = (System.nanoTime() - start) / 1e9;
        Setting setting = new Setting(game.name(), game.rulesVersion(), roster.options(), seed);
        return all.result(setting, names, seconds);
    }

    /** The games of one run, handed out in batches to idle threads. */
    private final class Work {
        private final long games;
        private final int batch = invited.isEmpty() ? BATCH : SLOW_BATCH;
        private final CountDownLatch busy;
        private final AtomicLong next = new AtomicLong();
        private final AtomicLong done = new AtomicLong();
        private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

        Work(long games, int threads) {
            this.games = games;
            busy = new CountDownLatch(threads);
        }

        void share(Tally tally) {
            try {
                Playout playout = new Playout(deal, players, root);
                long from;
                while (failure.get() == null && (from = next.getAndAdd(batch)) < games) {
                    long to = Math.min(games, from + batch);
                    for (long number = from; number < to; number++) {
                        play(number, playout, tally);
                    }
                    done.addAndGet(to - from);
                }
                tally.decisions += playout.decisions();
            } catch (RuntimeException | Error stopped) {
                failure.compareAndSet(null, stopped);
            } finally {
                busy.countDown();
            }
        }

        private void play(long number, Playout playout, Tally tally) {
            long gameSeed = Chance.mix(seed, number);
            int first = (int) (number % players.size());
            Archive wanted = archive;
            if (!invited.isEmpty()) {
                host(number, gameSeed, first, tally);
                return;
            }
            if (wanted == null) {
                tally.add(playout.play(gameSeed, number, first), first);
                return;
            }
            Scribe scribe = new Scribe(roster.dealt(rotated(names, first), gameSeed));
            tally.add(playout.play(gameSeed, number, first, scribe), first);
            wanted.keep(number, scribe.file());
        }

        private void host(long number, long gameSeed, int first, Tally tally) {
            Seats seated = new Seats(rotated(players, first), rotated(names, first));
            Roster dealt = roster.dealt(seated.names(), gameSeed);
            HostedPlayout played = HostedPlayout.of(game, dealt, seated, invited.from(first, players.size()));
            tally.add(played.outcome(), first);
            tally.decisions += played.decisions();
            played.conduct().forEach((seat, conduct) -> tally.add(number, (seat + first) % players.size(), conduct));
            Archive wanted = archive;
            if (wanted != null) {
                wanted.keep(number, played.file());
            }
        }

        private static <T> List<T> rotated(List<T> all, int first) {
            List<T> seats = new ArrayList<>(all);
            Collections.rotate(seats, -first);
            return seats;
        }

        void await() {
            try {
                while (!busy.await(REPORT_MILLIS, TimeUnit.MILLISECONDS)) {
                    progress.accept(done.get());
                }
            } catch (InterruptedException stop) {
                failure.compareAndSet(null, new IllegalStateException("The simulation was stopped", stop));
                Thread.currentThread().interrupt();
            }
            progress.accept(done.get());
            switch (failure.get()) {
                case null -> {}
                case Error error -> throw error;
                case RuntimeException bug -> throw bug;
                case Throwable other -> throw new IllegalStateException(other);
            }
        }
    }
}
