/** Positions as scenario files describe them, read and written. */
@NullMarked
package dev.cardinal.mageknight.scenario;

import org.jspecify.annotations.NullMarked;
