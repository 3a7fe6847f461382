/** What players read: the board, lists, notes and help. */
@NullMarked
package dev.cardinal.mageknight.screen;

import org.jspecify.annotations.NullMarked;
