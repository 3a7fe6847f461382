/** The state of a game: where everything is, whose turn it is, and the rules for now. */
@NullMarked
package dev.cardinal.mageknight.table;

import org.jspecify.annotations.NullMarked;
