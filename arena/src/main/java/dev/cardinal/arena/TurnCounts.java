package dev.cardinal.arena;

import java.util.Arrays;

/** The numbers of turns in many games, and how far chance may move their statistics: four standard errors. */
final class TurnCounts {
    private static final double ERRORS = 4;
    /** More than any difference: too few games say nothing about how much they vary. */
    private static final double ANYTHING = 1000;

    private static final int FEW = 40;

    private final int[] sorted;

    /** The turns of each game, in ascending order. */
    TurnCounts(int[] sorted) {
        this.sorted = sorted;
    }

    double mean() {
        return Arrays.stream(sorted).average().orElseThrow();
    }

    /** The mean of a power of the distance from the mean. */
    private double moment(int power) {
        double mean = mean();
        return Arrays.stream(sorted)
                .mapToDouble(turns -> Math.pow(turns - mean, power))
                .average()
                .orElseThrow();
    }

    double deviation() {
        return Math.sqrt(moment(2));
    }

    double median() {
        return sorted[sorted.length / 2];
    }

    double meanError() {
        return sorted.length < FEW ? ANYTHING : ERRORS * deviation() / Math.sqrt(sorted.length);
    }

    double deviationError() {
        double variance = moment(2);
        double spread = Math.sqrt(Math.max(0, moment(4) - variance * variance) / sorted.length);
        return sorted.length < FEW ? ANYTHING : ERRORS * spread / (2 * deviation());
    }

    /** The median lies between the games that are this far from the middle, whatever the distribution. */
    double medianError() {
        int from = (int) Math.ceil(ERRORS * Math.sqrt(sorted.length) / 2);
        int middle = sorted.length / 2;
        return sorted.length < FEW
                ? ANYTHING
                : Math.max(median() - sorted[middle - from], sorted[middle + from] - median());
    }
}
