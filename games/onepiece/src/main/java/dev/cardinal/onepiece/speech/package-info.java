/** What people type: moves and why they are barred, shorthand, and names of cards. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.speech;
