/** Dealing with the people of a site, altars and healing. */
@NullMarked
package dev.cardinal.mageknight.rules.trade;

import org.jspecify.annotations.NullMarked;
