/** The components of the game, read from data files. */
@NullMarked
package dev.cardinal.mageknight.data;

import org.jspecify.annotations.NullMarked;
