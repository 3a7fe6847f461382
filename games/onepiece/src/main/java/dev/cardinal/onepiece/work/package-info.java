/** Effects at work: they are activated, paid for, chosen for and done, as far as nothing forbids it. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.work;
