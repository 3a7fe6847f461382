@NullMarked
package dev.cardinal.players;

import org.jspecify.annotations.NullMarked;
