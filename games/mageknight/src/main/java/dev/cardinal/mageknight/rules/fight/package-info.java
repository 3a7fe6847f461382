/** Combat, from the challenge to its aftermath. */
@NullMarked
package dev.cardinal.mageknight.rules.fight;

import org.jspecify.annotations.NullMarked;
