/** The commands for One Piece's cards and decks: the only part of the terminal that knows a game. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.terminal.onepiece;
