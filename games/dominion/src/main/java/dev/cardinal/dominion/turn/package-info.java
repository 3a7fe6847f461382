/** How a turn goes, how the game ends, and who has won. */
@NullMarked
package dev.cardinal.dominion.turn;

import org.jspecify.annotations.NullMarked;
