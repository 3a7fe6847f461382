/** Cards, units and skills in play, and what their effects do. */
@NullMarked
package dev.cardinal.mageknight.rules.play;

import org.jspecify.annotations.NullMarked;
