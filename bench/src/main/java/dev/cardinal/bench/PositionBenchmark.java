package dev.cardinal.bench;

import dev.cardinal.arena.Moments;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.players.Games;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What a position costs: copying it to play on, and answering it. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class PositionBenchmark {
    private static final int POSITIONS = 256;
    private static final int ANSWERS = 10_000;

    private final Moments moments = moments();

    private static Moments moments() {
        try {
            return new Moments(
                    Games.named("dominion").deal(Options.DEFAULT.with("kingdom", "first game")), POSITIONS, ANSWERS);
        } catch (Refused refused) {
            throw new IllegalStateException(refused);
        }
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int scratch() {
        return moments.copyAll();
    }

    @Benchmark
    @OperationsPerInvocation(ANSWERS)
    public int answer() {
        return moments.answerAll();
    }
}
