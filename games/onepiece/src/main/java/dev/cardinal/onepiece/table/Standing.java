package dev.cardinal.onepiece.table;

import dev.cardinal.onepiece.effect.Change;

/**
 * A prohibition, a permission or a gained effect that is in force.
 *
 * @param piece the card that has it, or -1
 * @param player the player that has it, or -1
 * @param source the card whose effect says so
 * @param seat that effect's player
 * @param once the index of that effect if it works only once per turn, or -1
 */
public record Standing(Change change, int piece, int player, int source, int seat, int once) {}
