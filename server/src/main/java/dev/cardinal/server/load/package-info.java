/** Many clients at once, to measure a server and to try to break it. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.server.load;
