package dev.cardinal.arena;

import java.util.Locale;

/** A figure of other engines next to what was measured here. */
public sealed interface Comparison {
    String title();

    /** The difference closest to its tolerance, or furthest beyond it. */
    Gap gap();

    /** The expected and the measured figures as text. */
    String figures();

    default boolean ok() {
        return gap().ok();
    }

    /** A line of the table. */
    default String line() {
        return String.format(
                Locale.ROOT,
                "%-61s  %s  %+6.2f  %5.2f  %s",
                title(),
                figures(),
                gap().difference(),
                gap().allowed(),
                ok() ? "ok" : "OFF");
    }

    /** The column headings of the table. */
    static String head() {
        return String.format(
                "%-61s  %-22s  %-22s  %6s  %5s",
                "A - B", "expected A, tie, B", "measured A, tie, B", "off by", "limit");
    }

    /** Two players, or two seats. */
    record Duel(String title, Shares expected, Shares measured, double slack) implements Comparison {
        @Override
        public Gap gap() {
            return expected.gap(measured, slack);
        }

        @Override
        public String figures() {
            return text(expected) + "  " + text(measured);
        }

        private static String text(Shares shares) {
            return String.format(Locale.ROOT, "%6.2f  %6.2f  %6.2f", shares.first(), shares.tie(), shares.second());
        }
    }

    /**
     * A statistic of the turns that one player needs.
     *
     * @param chance how far chance may have moved what was measured
     */
    record Turns(String title, double expected, double measured, double chance) implements Comparison {
        private static final double SLACK = 0.05;

        @Override
        public Gap gap() {
            return new Gap(measured - expected, chance + SLACK);
        }

        @Override
        public String figures() {
            return String.format(Locale.ROOT, "%-22.2f  %-22.2f", expected, measured);
        }
    }
}
