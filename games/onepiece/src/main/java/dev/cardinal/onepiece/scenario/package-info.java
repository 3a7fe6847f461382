/** Scenarios: builds positions from their descriptions, and describes any position. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.scenario;
