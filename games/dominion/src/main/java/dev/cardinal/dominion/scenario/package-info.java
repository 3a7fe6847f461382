/** Any moment of a game as a scenario describes it, read and written. */
@NullMarked
package dev.cardinal.dominion.scenario;

import org.jspecify.annotations.NullMarked;
