/** Random numbers that a position can hold, and the seeds they come from. */
@NullMarked
package dev.cardinal.kernel.chance;

import org.jspecify.annotations.NullMarked;
