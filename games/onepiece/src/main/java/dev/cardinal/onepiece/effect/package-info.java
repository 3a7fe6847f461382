/** The language of card effects: sealed types, one for each part of speech in the English of the cards. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.effect;
