/** A complete card game with zones, except for the deal, the questions and the score. */
@NullMarked
package dev.cardinal.kit.cards;

import org.jspecify.annotations.NullMarked;
