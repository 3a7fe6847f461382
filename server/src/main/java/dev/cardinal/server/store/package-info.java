/** What outlives the server: tables, keys and entries in a database, written in groups and safe before anyone is told. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.server.store;
