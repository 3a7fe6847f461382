package dev.cardinal.bench;

import dev.cardinal.arena.BareLoop;
import dev.cardinal.arena.Playout;
import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Outcome;
import dev.cardinal.kernel.Refused;
import dev.cardinal.players.Bots;
import dev.cardinal.players.Games;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Whole games per second, on one thread. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class PlayBenchmark {
    private final BareLoop loop = new BareLoop();
    private final Playout money = playout(Options.DEFAULT.with("rules", "official"), "bigmoney");
    private final Playout random = playout(Options.DEFAULT.with("kingdom", "first game"), "random");
    private long seed;

    private static Playout playout(Options options, String name) {
        try {
            Game game = Games.named("dominion");
            List<Bot> bots = List.of(Bots.named(name, game), Bots.named(name, game));
            return new Playout(game.deal(game.seat(options, bots)), bots, 1);
        } catch (Refused refused) {
            throw new IllegalStateException(refused);
        }
    }

    @Benchmark
    public int bigMoneyInABareLoop() {
        return loop.play(seed++);
    }

    @Benchmark
    public Outcome bigMoney() {
        return money.play(seed++, seed, 0);
    }

    @Benchmark
    public Outcome randomPlay() {
        return random.play(seed++, seed, 0);
    }
}
