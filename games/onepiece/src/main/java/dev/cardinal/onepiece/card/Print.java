package dev.cardinal.onepiece.card;

/**
 * One printing of a card.
 *
 * @param id the card's number, with a suffix such as _p1 for alternate art
 * @param alternateArt whether its picture differs from the plain print
 * @param promo whether it was given away rather than sold in a set
 */
public record Print(String id, boolean alternateArt, boolean promo) {}
