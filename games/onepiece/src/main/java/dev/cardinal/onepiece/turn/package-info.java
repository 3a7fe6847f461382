/** How a game begins, and its turns, phase by phase. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.turn;
