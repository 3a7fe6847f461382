package dev.cardinal.testkit.contract;

import java.util.function.Supplier;

/** Thrown by a check when a game breaks a contract. */
public final class Breach extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final int contract;

    public Breach(int contract, String message) {
        super(message);
        this.contract = contract;
    }

    /** The number of the contract, from 1 to 12. */
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

    /** The game threw an exception while this contract was checked. */
    public static Breach thrown(int contract, RuntimeException bug) {
        StackTraceElement[] trace = bug.getStackTrace();
        return new Breach(contract, "the rules failed: " + bug + (trace.length == 0 ? "" : " at " + trace[0]));
    }
}
