package dev.cardinal.arena;

import java.util.Comparator;
import java.util.stream.Stream;

/**
 * The percentages of games that the first won, that were tied, and that the second won.
 *
 * @param games how many games this is based on
 */
public record Shares(double first, double tie, double second, long games) {
    private static final double ERRORS = 3;
    /** With few games chance has more to say, and a hundred figures give it more opportunities than one. */
    private static final double ERRORS_OF_FEW = 4;

    static Shares counted(long first, long tie, long second) {
        long games = first + tie + second;
        return new Shares(100.0 * first / games, 100.0 * tie / games, 100.0 * second / games, games);
    }

    /** The share closest to its tolerance: chance, which is about three standard errors of the difference, plus slack. */
    Gap gap(Shares other, double slack) {
        return Stream.of(
                        gap(first, other, other.first, slack),
                        gap(tie, other, other.tie, slack),
                        gap(second, other, other.second, slack))
                .max(Comparator.comparingDouble(Gap::ratio))
                .orElseThrow();
    }

    /** Each share may lie towards the other by its Wilson interval, which is wide for few games, even at 0 and 100%. */
    private Gap gap(double share, Shares other, double otherShare, double slack) {
        boolean up = otherShare > share;
        double errors = other.games < games ? ERRORS_OF_FEW : ERRORS;
        double chance = Math.hypot(margin(share, up, ERRORS), other.margin(otherShare, !up, errors));
        return new Gap(otherShare - share, chance + slack);
    }

    /** How far the true share may be from the measured one, in percentage points: one game can always fall the other way. */
    private double margin(double share, boolean up, double errors) {
        double part = share / 100;
        double wilson = up ? Rate.above(part, games, errors) : Rate.below(part, games, errors);
        return 100 * (wilson + 1.0 / games);
    }
}
