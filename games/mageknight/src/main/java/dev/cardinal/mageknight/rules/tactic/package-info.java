/** The tactics of a round, and the decisions that they ask for. */
@NullMarked
package dev.cardinal.mageknight.rules.tactic;

import org.jspecify.annotations.NullMarked;
