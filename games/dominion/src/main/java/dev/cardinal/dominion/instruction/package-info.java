/** The instructions that stand on cards, one a file. */
@NullMarked
package dev.cardinal.dominion.instruction;

import org.jspecify.annotations.NullMarked;
