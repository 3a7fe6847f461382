package dev.cardinal.arena;

import java.util.Comparator;
import java.util.stream.Stream;

/**
 * The percentages of games that the first won, that were tied, and that the second won.
 *
 * @param games how many games this is based on
 */
public record Shares(double first, double tie, double second, long games) {

    static Shares counted(long first, long tie, long second) {
        long games = first + tie + second;
        return new Shares(100.0 * first / games, 100.0 * tie / games, 100.0 * second / games, games);
    }

    /** The standard error of one share, in percentage points. */
    private double error(double share) {
        return Math.sqrt(share * (100 - share) / games);
    }

    /** The share closest to its tolerance: chance, which is three standard errors of the difference, plus slack. */
    Gap gap(Shares other, double slack) {
        return Stream.of(
                        gap(first, other, other.first, slack),
                        gap(tie, other, other.tie, slack),
                        gap(second, other, other.second, slack))
                .max(Comparator.comparingDouble(Gap::ratio))
                .orElseThrow();
    }

    private Gap gap(double share, Shares other, double otherShare, double slack) {
        double chance = 3 * Math.hypot(error(share), other.error(otherShare));
        return new Gap(otherShare - share, chance + slack);
    }
}
