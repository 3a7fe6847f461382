package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.MoveType;
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
            case OWNED -> view.owned(view.viewer().seat(), slot) + (card.equals(Cards.FEAST) ? feasts(view) : 0);
            case IN_HAND -> view.hand(slot);
        };
    }

    /**
     * A Feast counts until it has brought its card, although it is trashed before; otherwise a menu that wants one Feast
     * would spend it on the next.
     */
    private static int feasts(DominionView view) {
        return view.kind() == MoveType.GAIN_CARD && view.asker().equals(Cards.FEAST) ? 1 : 0;
    }
}
