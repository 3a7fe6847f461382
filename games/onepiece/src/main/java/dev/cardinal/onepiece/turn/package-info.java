/** How a game begins, and its turns. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.turn;
