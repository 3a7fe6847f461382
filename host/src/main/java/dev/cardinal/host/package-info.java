/** Seats and their players, the log, undo, and what to tell whom: the same for every client of every game. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.host;
