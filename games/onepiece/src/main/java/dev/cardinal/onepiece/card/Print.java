package dev.cardinal.onepiece.card;

/**
 * One printing of a card.
 *
 * @param id the card's number, with a suffix such as _p1 for another picture
 * @param alternateArt whether it has another picture than the plain print
 * @param promo whether it was given away rather than sold in a set
 */
public record Print(String id, boolean alternateArt, boolean promo) {}
