/** What people read: the board, lists of cards, help, the story of a game and its last page. */
@NullMarked
package dev.cardinal.dominion.screen;

import org.jspecify.annotations.NullMarked;
