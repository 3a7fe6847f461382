/** Bots that follow a menu: an ordered list of what to buy, with conditions. */
@NullMarked
package dev.cardinal.dominion.menu;

import org.jspecify.annotations.NullMarked;
