package dev.cardinal.kernel;

/**
 * What a scenario says so that {@link Deal#arrange} comes to one position.
 *
 * @param pinned the options that must be set so, such as what was drawn for this game alone
 * @param position the fields of the position
 */
public record Arrangement(Options pinned, Data.Fields position) {}
