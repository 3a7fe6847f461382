/** Reads what is done, what happens, and under which conditions. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.text.sentence;
