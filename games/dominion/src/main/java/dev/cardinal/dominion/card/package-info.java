/** All the cards, each built from instructions, and the kingdoms. */
@NullMarked
package dev.cardinal.dominion.card;

import org.jspecify.annotations.NullMarked;
