/** Bots that know how Mage Knight is played. */
@NullMarked
package dev.cardinal.mageknight.bot;

import org.jspecify.annotations.NullMarked;
