/** Values that can cross any border, and their text form, JSON. */
@NullMarked
package dev.cardinal.kernel.data;

import org.jspecify.annotations.NullMarked;
