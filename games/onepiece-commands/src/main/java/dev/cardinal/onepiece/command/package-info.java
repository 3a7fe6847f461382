/** The commands for One Piece's cards and decks. They stand in a module of their own, so that the game needs no picocli. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.command;
