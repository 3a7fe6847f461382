package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.table.Card;

/** One line of a menu: a card to buy when the condition holds. */
record Rule(Card card, Condition condition) {}
