/** The state of a game, the stack of frames, the verbs of the rules, and what an instruction is. */
@NullMarked
package dev.cardinal.dominion.table;

import org.jspecify.annotations.NullMarked;
