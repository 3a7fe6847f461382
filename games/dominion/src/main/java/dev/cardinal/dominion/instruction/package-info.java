/** The instructions printed on cards, one per file. */
@NullMarked
package dev.cardinal.dominion.instruction;

import org.jspecify.annotations.NullMarked;
