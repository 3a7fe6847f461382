/** Mage Knight: the rules at work. */
@NullMarked
package dev.cardinal.mageknight;

import org.jspecify.annotations.NullMarked;
