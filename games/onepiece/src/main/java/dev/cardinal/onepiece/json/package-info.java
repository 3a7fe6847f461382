/** Reads JSON files. Only this package uses the JSON library. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.json;
