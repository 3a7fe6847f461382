/** Rules questions as files: reads them, plays them, and writes them from a game. */
@NullMarked
package dev.cardinal.testkit.scenario;

import org.jspecify.annotations.NullMarked;
