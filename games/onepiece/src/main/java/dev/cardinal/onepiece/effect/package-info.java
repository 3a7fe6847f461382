/** The language in which effects of cards are written: sealed types, each a part of speech of the card game's English. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.effect;
