/** Moves as players type them or programs send them, and questions as they are shown to both. */
@NullMarked
package dev.cardinal.dominion.speech;

import org.jspecify.annotations.NullMarked;
