/** Running effects: activation, costs, choices and actions, unless something forbids them. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.work;
