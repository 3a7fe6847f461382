package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.view.DominionView;

/** The words of a menu that count copies of a card. */
enum Tally {
    SUPPLY("supply"),
    OWNED("owned"),
    IN_HAND("inHand");

    final String word;

    Tally(String word) {
        this.word = word;
    }

    int count(DominionView view, Card card) {
        int slot = card.in(view);
        return switch (this) {
            case SUPPLY -> view.supply(slot);
            case OWNED -> view.owned(view.viewer().seat(), slot);
            case IN_HAND -> view.hand(slot);
        };
    }
}
