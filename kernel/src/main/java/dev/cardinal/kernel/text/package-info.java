/** Fitting, counting and correcting words. */
@NullMarked
package dev.cardinal.kernel.text;

import org.jspecify.annotations.NullMarked;
