/** Rounds and turns, from the set-up to the final score. */
@NullMarked
package dev.cardinal.mageknight.rules.turn;

import org.jspecify.annotations.NullMarked;
