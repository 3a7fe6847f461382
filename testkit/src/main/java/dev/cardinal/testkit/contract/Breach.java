package dev.cardinal.testkit.contract;

import java.util.function.Supplier;

/** A contract that a game does not keep, found by a check. */
public final class Breach extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final int contract;

    public Breach(int contract, String message) {
        super(message);
        this.contract = contract;
    }

    /** The number of the contract, from 1 to 11. */
    public int contract() {
        return contract;
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }

    public static void unless(boolean kept, int contract, Supplier<String> message) {
        if (!kept) {
            throw new Breach(contract, message.get());
        }
    }

    /** Something that the game threw while this contract was looked at. */
    public static Breach thrown(int contract, RuntimeException bug) {
        StackTraceElement[] trace = bug.getStackTrace();
        return new Breach(contract, "the rules broke down: " + bug + (trace.length == 0 ? "" : " at " + trace[0]));
    }
}
