/** Moves as players type them or programs send them, and questions as both are shown them. */
@NullMarked
package dev.cardinal.dominion.speech;

import org.jspecify.annotations.NullMarked;
