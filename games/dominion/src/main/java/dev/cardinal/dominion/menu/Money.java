package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.Cards;
import dev.cardinal.dominion.DominionView;

/** Counts coins: those of a whole deck, and those that a turn can still bring. */
final class Money {
    private static final long GIVERS = Cards.ALL.stream()
            .filter(card -> Habits.of(card.id()).money() > 0)
            .mapToLong(card -> 1L << card.id())
            .sum();

    private Money() {}

    /** The coins on all cards that a player owns. */
    static int total(DominionView view, int seat) {
        int total = 0;
        for (long left = view.kinds() & GIVERS; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            total += view.owned(seat, card) * Habits.of(card).money();
        }
        return total;
    }

    /** The coins to spend this turn once the Treasures in hand are played. */
    static int toSpend(DominionView view) {
        return view.coins() + inHand(view);
    }

    /** The coins on the Treasures in hand. */
    static int inHand(DominionView view) {
        int coins = 0;
        for (long left = view.handKinds() & Cards.TREASURES; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            coins += view.hand(card) * Cards.coins(card);
        }
        return coins;
    }
}
