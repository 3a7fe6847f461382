/** The state of a game: what lies where, whose turn it is, and what holds for now. */
@NullMarked
package dev.cardinal.mageknight.table;

import org.jspecify.annotations.NullMarked;
