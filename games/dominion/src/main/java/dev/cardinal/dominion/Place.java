package dev.cardinal.dominion;

/** Where a gained card goes. */
enum Place {
    DISCARD,
    HAND,
    DECK
}
