/** A small game that keeps the contracts, or breaks any one of them if told to. */
@NullMarked
package dev.cardinal.testkit.swap;

import org.jspecify.annotations.NullMarked;
