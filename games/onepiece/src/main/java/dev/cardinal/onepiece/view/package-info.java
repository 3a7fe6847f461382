/** What a viewer may know: numbers for bots, the scene for screens. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.view;
