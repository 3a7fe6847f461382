/** Reads the moves that players type. */
@NullMarked
package dev.cardinal.mageknight.speech;

import org.jspecify.annotations.NullMarked;
