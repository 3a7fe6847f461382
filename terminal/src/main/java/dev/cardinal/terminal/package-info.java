@NullMarked
package dev.cardinal.terminal;

import org.jspecify.annotations.NullMarked;
