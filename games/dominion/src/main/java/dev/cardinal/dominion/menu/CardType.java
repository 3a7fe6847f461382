package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.Card;
import dev.cardinal.dominion.Cards;
import java.util.function.Predicate;

/** The types that {@code ownedType} counts. A terminal is an Action that gives no further action. */
enum CardType {
    TREASURE("Treasure", card -> card.is(Card.TREASURE)),
    VICTORY("Victory", card -> card.is(Card.VICTORY)),
    CURSE("Curse", card -> card.is(Card.CURSE)),
    ACTION("Action", card -> card.is(Card.ACTION)),
    ATTACK("Attack", card -> card.is(Card.ATTACK)),
    REACTION("Reaction", card -> card.is(Card.REACTION)),
    TERMINAL("Terminal", card -> Habits.of(card.id()).terminal());

    final String word;
    private final long cards;

    CardType(String word, Predicate<Card> belongs) {
        this.word = word;
        cards = Cards.ALL.stream()
                .filter(belongs)
                .mapToLong(card -> 1L << card.id())
                .sum();
    }

    /** The cards of this type, a bit for each. */
    long cards() {
        return cards;
    }
}
