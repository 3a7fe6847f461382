package dev.cardinal.testkit;

import dev.cardinal.kernel.Data;

/**
 * A contract that a game was seen to break.
 *
 * @param contract its number, from 1 to 11
 * @param seed the seed of the game
 * @param replay a replay file that leads there, of which no single act can be left out
 */
public record Violation(int contract, String message, long seed, String replay) {
    Data.Fields json() {
        return Data.fields()
                .with("contract", contract)
                .with("message", message)
                .with("seed", Long.toString(seed))
                .with("replay", replay);
    }
}
