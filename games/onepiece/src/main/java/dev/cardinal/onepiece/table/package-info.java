/** The state of a game: areas, lasting effects, and what the words of effects mean right now. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.table;
