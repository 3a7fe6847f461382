@NullMarked
package dev.cardinal.arena;

import org.jspecify.annotations.NullMarked;
