/** Reads JSON files: the one place that knows the JSON library. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.json;
