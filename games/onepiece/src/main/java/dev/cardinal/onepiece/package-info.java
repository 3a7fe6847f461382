/** The One Piece card game: the table, the turn, the battle, and the interpreter of effects. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece;
