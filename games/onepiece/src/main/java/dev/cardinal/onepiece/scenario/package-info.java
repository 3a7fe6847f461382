/** Scenarios: a position from what is said of it, and what to say of any position. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.scenario;
