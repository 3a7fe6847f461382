/** The game's own bots. */
@NullMarked
package dev.cardinal.onepiece.bot;

import org.jspecify.annotations.NullMarked;
