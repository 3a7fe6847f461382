/** A whole game of cards in zones: what is left to write is the deal, the questions and the score. */
@NullMarked
package dev.cardinal.kit.cards;

import org.jspecify.annotations.NullMarked;
