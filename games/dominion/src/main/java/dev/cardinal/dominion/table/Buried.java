package dev.cardinal.dominion.table;

/**
 * Cards in a discard pile that only their owner has seen.
 *
 * @param lacks the cards that everyone knows are not among them, one bit each
 */
public record Buried(int seat, int count, long lacks) {}
