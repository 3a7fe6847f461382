/** Writes and reads values of the effect language. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.notation;
