package dev.cardinal.testkit;

import dev.cardinal.kernel.data.Data;

/**
 * A contract that a game broke.
 *
 * @param contract its number, from 1 to 12
 * @param seed the seed of the game
 * @param replay a replay file that leads there, with no unnecessary action
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
