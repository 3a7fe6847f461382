/** Seats and who sits there, the log, undo, and what is told to whom: the same for every client of every game. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.host;
