/** What people read: the table, lists, cards, the story, help and the rules. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.screen;
