/** How a turn goes, how the game ends, and who wins. */
@NullMarked
package dev.cardinal.dominion.turn;

import org.jspecify.annotations.NullMarked;
