/** How values of the effect language are written down and read again. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.notation;
