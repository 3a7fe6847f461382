/** The text of a card in plain letters: paragraphs, tags and notes. */
@org.jspecify.annotations.NullMarked
package dev.cardinal.onepiece.text.spelling;
