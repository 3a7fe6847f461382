/** Reads the phrases for cards, places and numbers. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.text.noun;
