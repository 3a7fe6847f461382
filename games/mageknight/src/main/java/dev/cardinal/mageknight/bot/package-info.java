/** Bots for Mage Knight. */
@NullMarked
package dev.cardinal.mageknight.bot;

import org.jspecify.annotations.NullMarked;
