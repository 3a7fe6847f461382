/** The rules that can be changed without rebuilding, read from a file. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.rules;
