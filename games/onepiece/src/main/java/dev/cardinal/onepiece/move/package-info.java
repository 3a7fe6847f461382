/** Moves cards and DON!! cards, and reports to everyone what they may know about it. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.move;
