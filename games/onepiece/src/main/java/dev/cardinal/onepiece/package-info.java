/** The One Piece card game: its options, decks and positions. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece;
