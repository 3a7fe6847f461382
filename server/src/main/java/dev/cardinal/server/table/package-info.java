/** Tables: who sits where, how a game begins, what happens there, and what each window is told. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.server.table;
