package dev.cardinal.arena;

/** How far a measured figure is from the expected one, and how far it may be. */
public record Gap(double difference, double allowed) {

    public boolean ok() {
        return ratio() <= 1;
    }

    /** The difference as a fraction of its tolerance. */
    double ratio() {
        return Math.abs(difference) / allowed;
    }
}
