package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.view.DominionView;

/** Counts the coins in a whole deck, and those still to come this turn. */
final class Money {
    private Money() {}

    /** The coins on all the cards a player owns. */
    static int total(DominionView view, int seat) {
        int total = 0;
        for (long left = view.of(Card.PAYING); left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            total += view.owned(seat, card) * Habits.of(view, card).money();
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
        for (long left = view.handKinds() & view.of(Card.TREASURE); left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            coins += view.hand(card) * view.card(card).coins();
        }
        return coins;
    }
}
