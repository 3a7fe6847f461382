/** Builds the archive that people download. */
@NullMarked
package dev.cardinal.image;

import org.jspecify.annotations.NullMarked;
