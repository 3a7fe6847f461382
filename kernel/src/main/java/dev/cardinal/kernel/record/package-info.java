/** State written as data and read back. */
@NullMarked
package dev.cardinal.kernel.record;

import org.jspecify.annotations.NullMarked;
