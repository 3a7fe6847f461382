package dev.cardinal.arena.program;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What a program may use in one seat of one game; {@link #NONE} means that there is no limit.
 *
 * @param calls lines that it sends, or whatever else is one call
 * @param tokens a quarter of the number of characters that it reads and writes
 * @param seconds for all its answers together
 * @param decision seconds for one answer
 * @param refusals in a row
 */
public record Allowance(long calls, long tokens, long seconds, long decision, long refusals) {
    public static final long NONE = Long.MAX_VALUE;

    /** Enough for any program that plays, and an end to one that does not. */
    public static final Allowance USUAL = new Allowance(100_000, NONE, 3600, 60, 10);

    private static final String NO_LIMIT = "none";
    private static final long LARGEST = 1_000_000_000_000L;
    private static final List<String> NAMES = List.of("calls", "tokens", "seconds", "decision", "refusals");

    /** The usual allowance with these limits, each a whole number or {@code none}. */
    public static Allowance of(Map<String, String> limits) throws Refused {
        Allowance allowance = USUAL;
        for (Map.Entry<String, String> limit : limits.entrySet()) {
            allowance = allowance.with(limit.getKey(), limit.getValue());
        }
        return allowance;
    }

    private Allowance with(String name, String value) throws Refused {
        long most = number(name, value);
        return switch (name) {
            case "calls" -> new Allowance(most, tokens, seconds, decision, refusals);
            case "tokens" -> new Allowance(calls, most, seconds, decision, refusals);
            case "seconds" -> new Allowance(calls, tokens, most, decision, refusals);
            case "decision" -> new Allowance(calls, tokens, seconds, most, refusals);
            case "refusals" -> new Allowance(calls, tokens, seconds, decision, most);
            default ->
                throw new Refused(new Refusal(
                        "bad_limit",
                        "There is no limit " + Refusal.quote(name),
                        "The limits are " + String.join(", ", NAMES) + "."));
        };
    }

    private static long number(String name, String value) throws Refused {
        if (value.equals(NO_LIMIT)) {
            return NONE;
        }
        if (value.matches("[0-9]{1,12}") && Long.parseLong(value) > 0) {
            return Math.min(LARGEST, Long.parseLong(value));
        }
        throw new Refused(new Refusal(
                "bad_limit",
                "The limit " + name + " must be a whole number from 1 up, not " + Refusal.quote(value),
                "For no limit, write " + name + "=" + NO_LIMIT + "."));
    }

    /** The limits that are not the usual ones, as {@link #of} reads them. */
    public List<String> unusual() {
        List<String> limits = new ArrayList<>();
        for (String name : NAMES) {
            long most = most(name);
            if (most != USUAL.most(name)) {
                limits.add(name + "=" + (most == NONE ? NO_LIMIT : most));
            }
        }
        return limits;
    }

    private long most(String name) {
        return switch (name) {
            case "calls" -> calls;
            case "tokens" -> tokens;
            case "seconds" -> seconds;
            case "decision" -> decision;
            default -> refusals;
        };
    }

    Duration forTheGame() {
        return seconds == NONE ? Duration.ofDays(365) : Duration.ofSeconds(seconds);
    }

    Duration forADecision() {
        return decision == NONE ? Duration.ofDays(365) : Duration.ofSeconds(decision);
    }
}
