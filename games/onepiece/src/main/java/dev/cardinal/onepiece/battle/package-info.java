/** A battle, from the choice of a target to its end. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.battle;
