package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.view.DominionView;

/** How good a card is to play, keep or own in the current situation. */
final class Ratings {
    /** A card rated lower than this is better out of the deck. */
    static final int JUNK = 16;

    private Ratings() {}

    /** The Action in hand with the lowest rating is played first. */
    static int play(DominionView view, Card card, Trashing trashing) {
        int usual = Habits.of(card).play();
        if (card.equals(Cards.WITCH)) {
            return view.supply(Cards.CURSE.in(view)) == 0
                    ? Habits.of(Cards.MOAT).play()
                    : usual;
        }
        if (card.equals(Cards.MONEYLENDER)) {
            return view.hand(Cards.COPPER.in(view)) == 0 ? 100 : usual;
        }
        if (card.equals(Cards.LIBRARY)) {
            return view.actions() == 2 && onlyTerminals(view) ? 5 : usual;
        }
        if (card.equals(Cards.SMITHY)) {
            return view.actions() > 1 ? 6 : usual;
        }
        if (card.equals(Cards.COUNCIL_ROOM)) {
            return view.actions() > 1 && drawable(view) > 0 ? 6 : usual;
        }
        return card.equals(Cards.CHAPEL) && trashing.comesFirst(view) ? 18 : usual;
    }

    static boolean onlyTerminals(DominionView view) {
        return (view.handKinds() & view.of(Card.ACTION) & ~view.of(Card.TERMINAL)) == 0;
    }

    /** How many cards I could still draw. */
    static int drawable(DominionView view) {
        int me = view.viewer().seat();
        return view.deckSize(me) + view.discardSize(me);
    }

    /** The card with the lowest rating is discarded first. */
    static int discard(DominionView view, int slot) {
        return discard(view, view.card(slot));
    }

    static int discard(DominionView view, Card card) {
        if (card.equals(Cards.MONEYLENDER) && view.hand(Cards.COPPER.in(view)) == 0) {
            return 0;
        }
        if (card.equals(Cards.WITCH) && view.supply(Cards.CURSE.in(view)) == 0) {
            return Habits.of(Cards.MOAT).discard();
        }
        return Habits.of(card).discard();
    }

    static int trash(DominionView view, Wishes wishes, int slot) {
        return trash(view, wishes, view.card(slot));
    }

    /** The card with the lowest rating is trashed first; points that the menu wants now are kept. */
    static int trash(DominionView view, Wishes wishes, Card card) {
        if (card.equals(Cards.CURSE)) {
            return 0;
        }
        if (card.equals(Cards.PROVINCE)) {
            return 60;
        }
        if (card.equals(Cards.ESTATE)) {
            return wishes.wants(view, card) ? 35 : discard(view, card);
        }
        if (card.equals(Cards.DUCHY)) {
            return wishes.wants(view, card) ? 40 : discard(view, card);
        }
        if (card.equals(Cards.GARDENS)) {
            return wishes.wants(view, card) ? 65 : discard(view, card);
        }
        return discard(view, card);
    }
}
