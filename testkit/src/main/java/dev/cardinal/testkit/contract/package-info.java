/** The contracts that every game must keep, one check for each. */
@NullMarked
package dev.cardinal.testkit.contract;

import org.jspecify.annotations.NullMarked;
