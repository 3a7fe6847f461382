package dev.cardinal.host;

import dev.cardinal.kernel.Refused;

/**
 * What one person adds to a game's random numbers: 256 bits that their client draws, shows as a hash until everyone's
 * hash is in the {@link Roster}, and then reveals.
 */
public record Contribution(String hex) {
    public Contribution {
        if (!Secret.is256Bits(hex)) {
            throw new IllegalArgumentException("a contribution has 64 hex digits");
        }
    }

    public static Contribution draw() {
        return new Contribution(Secret.random(Secret.BYTES));
    }

    /** The contribution that a client has sent. */
    public static Contribution read(String hex) throws Refused {
        if (!Secret.is256Bits(hex)) {
            throw new Refused(
                    "bad_contribution",
                    "A contribution to the cards is 64 hex digits in lower case, which this is not");
        }
        return new Contribution(hex);
    }

    /** What is shown first. It names the seat, so that no other seat can pass it off as its own. */
    public String commitment(String table, int seat) {
        return Secret.commitment(hex, "seat", table, Integer.toString(seat));
    }
}
