/** Moving, exploring, and the effects of sites on the heroes there. */
@NullMarked
package dev.cardinal.mageknight.rules.land;

import org.jspecify.annotations.NullMarked;
