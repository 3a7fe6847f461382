package dev.cardinal.arena;

import dev.cardinal.kernel.Options;

/**
 * What was played: with the players and the number of games, it is enough to play the same games again.
 *
 * @param options as they were set and as they followed from the players
 */
public record Setting(String game, String rulesVersion, Options options, long seed) {}
