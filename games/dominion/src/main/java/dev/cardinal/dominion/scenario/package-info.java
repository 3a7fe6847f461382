/** Reads and writes any moment of a game as a scenario. */
@NullMarked
package dev.cardinal.dominion.scenario;

import org.jspecify.annotations.NullMarked;
