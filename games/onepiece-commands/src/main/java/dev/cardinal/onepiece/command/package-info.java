/** The commands for One Piece's cards and decks, in a module of their own so that the game does not need picocli. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.command;
