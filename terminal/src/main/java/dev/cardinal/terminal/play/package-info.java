/** A table in the terminal: people, bots and programs play any game there. */
@NullMarked
package dev.cardinal.terminal.play;

import org.jspecify.annotations.NullMarked;
