/** Seats for language models: a few tools in a player's words, over the Model Context Protocol. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.mcp;
