/** All the cards, each put together from instructions, and the kingdoms that are made of them. */
@NullMarked
package dev.cardinal.dominion.card;

import org.jspecify.annotations.NullMarked;
