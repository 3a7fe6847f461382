/** What cards, units and skills do, as values of a small language. */
@NullMarked
package dev.cardinal.mageknight.effect;

import org.jspecify.annotations.NullMarked;
