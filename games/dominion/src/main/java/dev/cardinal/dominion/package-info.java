@NullMarked
package dev.cardinal.dominion;

import org.jspecify.annotations.NullMarked;
