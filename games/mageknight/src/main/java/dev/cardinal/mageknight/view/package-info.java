/** What one viewer may know, as numbers, as data and as a scene; and guesses at the rest. */
@NullMarked
package dev.cardinal.mageknight.view;

import org.jspecify.annotations.NullMarked;
