/** A table in the terminal, where people, bots and programs play any game. */
@NullMarked
package dev.cardinal.terminal.play;

import org.jspecify.annotations.NullMarked;
