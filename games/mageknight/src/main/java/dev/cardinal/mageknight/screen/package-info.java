/** What players read: the board, lists and help. */
@NullMarked
package dev.cardinal.mageknight.screen;

import org.jspecify.annotations.NullMarked;
