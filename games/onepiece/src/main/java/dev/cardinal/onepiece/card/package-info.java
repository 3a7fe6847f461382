/** Cards as data: definitions, sources and decks. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.card;
