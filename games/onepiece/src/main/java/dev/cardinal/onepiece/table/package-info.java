/** The state of a game: areas, what lasts, and what the words of effects mean at this moment. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.table;
