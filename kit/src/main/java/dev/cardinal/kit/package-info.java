/** What games are made of: a stack of frames that ask, options in words, and the reading of moves and scenarios. */
@NullMarked
package dev.cardinal.kit;

import org.jspecify.annotations.NullMarked;
