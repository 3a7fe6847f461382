/** Programs that take a seat where a person would, within limits. */
@NullMarked
package dev.cardinal.arena.program;

import org.jspecify.annotations.NullMarked;
