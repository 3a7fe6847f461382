/** The text of a card in plain characters: paragraphs, tags and reminder text. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.text.spelling;
