/** How pieces move, change and are named, with the events that report it. */
@NullMarked
package dev.cardinal.mageknight.pieces;

import org.jspecify.annotations.NullMarked;
