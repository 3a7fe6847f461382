/** What a player gains: cards, units, crystals. */
@NullMarked
package dev.cardinal.mageknight.rules.reward;

import org.jspecify.annotations.NullMarked;
