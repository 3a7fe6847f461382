/** Cards and DON!! cards change their places, and everybody is told what they may know of it. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.move;
