/** Cards as data: their definitions, where they come from, and decks of them. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.card;
