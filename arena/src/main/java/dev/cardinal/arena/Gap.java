package dev.cardinal.arena;

/** How far a measured figure is from the expected one, and how far it may be. */
public record Gap(double difference, double allowed) {

    public boolean ok() {
        return strain() <= 1;
    }

    /** The difference as a part of what is allowed. */
    double strain() {
        return Math.abs(difference) / allowed;
    }
}
