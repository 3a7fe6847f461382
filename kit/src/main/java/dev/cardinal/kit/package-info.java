/** Building blocks for games: a stack of frames that ask, options in words, and readers for moves and scenarios. */
@NullMarked
package dev.cardinal.kit;

import org.jspecify.annotations.NullMarked;
