package dev.cardinal.kernel;

import dev.cardinal.kernel.data.Data;

/**
 * What a scenario has to say for {@link Deal#arrange} to rebuild a position.
 *
 * @param pinned the options that must be set to these values, such as a kingdom drawn for this game
 * @param position the fields of the position
 */
public record Arrangement(Options pinned, Data.Fields position) {}
