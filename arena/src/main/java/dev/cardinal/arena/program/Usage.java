package dev.cardinal.arena.program;

import dev.cardinal.arena.program.Conduct.Decision;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToLongFunction;

/**
 * What a program did in many games.
 *
 * @param tokens that it read and wrote
 * @param perDecision the same for each answer
 * @param seconds for each answer
 * @param losses the games it has lost without being beaten, by cause
 */
public record Usage(
        long games,
        long decisions,
        long calls,
        long refusals,
        long tokens,
        Spread perDecision,
        Spread seconds,
        List<Loss> losses) {
    private static final double NANOS = 1e9;

    public Usage {
        losses = List.copyOf(losses);
    }

    /** The mean and the median of some numbers; both 0 if there are none. */
    public record Spread(double mean, double median) {
        private static Spread of(List<Decision> decisions, ToLongFunction<Decision> what, double unit) {
            if (decisions.isEmpty()) {
                return new Spread(0, 0);
            }
            long[] sorted = decisions.stream().mapToLong(what).sorted().toArray();
            long sum = 0;
            for (long one : sorted) {
                sum += one;
            }
            int half = sorted.length / 2;
            double median = sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2.0;
            return new Spread(sum / unit / sorted.length, median / unit);
        }
    }

    /**
     * Games that were lost in the same way.
     *
     * @param first the first of them
     * @param reason what happened there
     */
    public record Loss(Forfeit.Cause cause, long games, long first, String reason) {}

    /** Sums up games by their number; their order does not matter. */
    public static Usage of(Map<Long, Conduct> byGame) {
        List<Decision> decisions = new ArrayList<>();
        Map<Forfeit.Cause, Loss> losses = new TreeMap<>();
        long calls = 0;
        long refusals = 0;
        long tokens = 0;
        for (Map.Entry<Long, Conduct> game : new TreeMap<>(byGame).entrySet()) {
            Conduct conduct = game.getValue();
            decisions.addAll(conduct.decisions());
            calls += conduct.calls();
            refusals += conduct.refusals();
            tokens += Meter.tokens(conduct.characters());
            Forfeit lost = conduct.lost();
            if (lost != null) {
                losses.merge(
                        lost.what(),
                        new Loss(lost.what(), 1, game.getKey(), lost.reason()),
                        (old, _) -> new Loss(old.cause, old.games + 1, old.first, old.reason));
            }
        }
        return new Usage(
                byGame.size(),
                decisions.size(),
                calls,
                refusals,
                tokens,
                Spread.of(decisions, decision -> Meter.tokens(decision.characters()), 1),
                Spread.of(decisions, Decision::nanos, NANOS),
                losses.values().stream()
                        .sorted(Comparator.comparingLong(Loss::games).reversed())
                        .toList());
    }
}
