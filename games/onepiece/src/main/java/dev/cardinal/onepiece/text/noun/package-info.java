/** Reads what names cards, places and numbers. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.text.noun;
