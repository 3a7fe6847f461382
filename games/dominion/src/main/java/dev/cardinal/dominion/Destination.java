package dev.cardinal.dominion;

/** Where a gained card goes. */
enum Destination {
    DISCARD,
    HAND,
    DECK
}
