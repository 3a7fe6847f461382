/** A client of the table server, for programs in Java. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.client;
