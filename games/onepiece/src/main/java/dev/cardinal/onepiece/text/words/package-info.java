/** Renders effects in English, in one regular wording. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.text.words;
