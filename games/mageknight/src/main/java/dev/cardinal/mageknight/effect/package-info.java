/** What cards, units and skills do, in a small language of effects. */
@NullMarked
package dev.cardinal.mageknight.effect;

import org.jspecify.annotations.NullMarked;
