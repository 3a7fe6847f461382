/** From the English of card texts to effects, and from effects back to English. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.text;
