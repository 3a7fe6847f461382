package dev.cardinal.arena;

import java.util.Locale;

/** One figure of other engines beside what was measured here. */
public sealed interface Comparison {
    String title();

    /** The difference that comes nearest to what is allowed, or is farthest beyond it. */
    Gap gap();

    /** Both sides as text. */
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

    /** The heads of the table's columns. */
    static String head() {
        return String.format(
                "%-61s  %-22s  %-22s  %6s  %5s", "A - B", "expected A, tie, B", "measured A, tie, B", "off by", "may");
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

    /** A figure of turns that one player needs. */
    record Turns(String title, double expected, double measured) implements Comparison {
        private static final double ALLOWED = 0.05;

        @Override
        public Gap gap() {
            return new Gap(measured - expected, ALLOWED);
        }

        @Override
        public String figures() {
            return String.format(Locale.ROOT, "%-22.2f  %-22.2f", expected, measured);
        }
    }
}
