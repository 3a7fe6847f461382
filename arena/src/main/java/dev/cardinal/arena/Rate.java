package dev.cardinal.arena;

/** How often something happened, with its 95% Wilson interval, which holds for few games and small rates too. */
public record Rate(long count, long games) {
    private static final double TWO_SIDED_95 = 1.959964;

    public double share() {
        return (double) count / games;
    }

    public double low() {
        return Math.max(0, share() - below(share(), games, TWO_SIDED_95));
    }

    public double high() {
        return Math.min(1, share() + above(share(), games, TWO_SIDED_95));
    }

    /** How far the true share may lie above the measured one, at this many standard errors. */
    static double above(double share, long games, double errors) {
        double square = errors * errors;
        double spread = errors * Math.sqrt(share * (1 - share) * games + square / 4);
        return (share * games + square / 2 + spread) / (games + square) - share;
    }

    static double below(double share, long games, double errors) {
        return above(1 - share, games, errors);
    }
}
