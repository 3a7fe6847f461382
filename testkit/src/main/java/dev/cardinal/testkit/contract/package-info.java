/** The contracts that every game keeps, each a check of its own. */
@NullMarked
package dev.cardinal.testkit.contract;

import org.jspecify.annotations.NullMarked;
