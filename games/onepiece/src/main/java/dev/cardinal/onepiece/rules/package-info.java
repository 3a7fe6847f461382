/** The rules that can be changed without a rebuild, read from a file. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.rules;
