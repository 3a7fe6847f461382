/** Moving, exploring, and what a site does to whoever stands there. */
@NullMarked
package dev.cardinal.mageknight.rules.land;

import org.jspecify.annotations.NullMarked;
