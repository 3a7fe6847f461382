/** Reads what is done, what happens and on what condition. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.text.sentence;
