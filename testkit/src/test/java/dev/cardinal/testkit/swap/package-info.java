/** A small game that keeps the contracts, and can be told to break any one of them. */
@NullMarked
package dev.cardinal.testkit.swap;

import org.jspecify.annotations.NullMarked;
