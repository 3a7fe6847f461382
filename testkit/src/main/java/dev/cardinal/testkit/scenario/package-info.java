/** Rules questions as files: read, played, and written from a game. */
@NullMarked
package dev.cardinal.testkit.scenario;

import org.jspecify.annotations.NullMarked;
