package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.table.Card;

/** The types that {@code ownedType} counts. A terminal is an Action that gives no actions. */
enum CardType {
    TREASURE("Treasure", Card.TREASURE),
    VICTORY("Victory", Card.VICTORY),
    CURSE("Curse", Card.CURSE),
    ACTION("Action", Card.ACTION),
    ATTACK("Attack", Card.ATTACK),
    REACTION("Reaction", Card.REACTION),
    TERMINAL("Terminal", Card.TERMINAL);

    final String word;
    /** The bit that cards of this type have. */
    final int bit;

    CardType(String word, int bit) {
        this.word = word;
        this.bit = bit;
    }
}
