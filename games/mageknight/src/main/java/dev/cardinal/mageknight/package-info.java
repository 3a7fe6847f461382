/** Mage Knight: the game as the platform sees it. */
@NullMarked
package dev.cardinal.mageknight;

import org.jspecify.annotations.NullMarked;
