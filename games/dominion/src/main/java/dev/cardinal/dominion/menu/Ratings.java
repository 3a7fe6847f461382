package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.Cards;
import dev.cardinal.dominion.DominionView;

/** How good a card is to play, to keep or to own, as things stand. */
final class Ratings {
    /** A card rated lower than this is better out of the deck. */
    static final int JUNK = 16;

    private static final int COPPER = Cards.COPPER.id();
    private static final int CURSE = Cards.CURSE.id();
    private static final int WITCH = Cards.WITCH.id();
    private static final int MONEYLENDER = Cards.MONEYLENDER.id();

    private Ratings() {}

    /** The Action in hand with the lowest number is played first. */
    static int play(DominionView view, int card, boolean trashFirst) {
        int usual = Habits.of(card).play();
        if (card == WITCH) {
            return view.supply(CURSE) == 0 ? Habits.of(Cards.MOAT.id()).play() : usual;
        }
        if (card == MONEYLENDER) {
            return view.hand(COPPER) == 0 ? 100 : usual;
        }
        if (card == Cards.LIBRARY.id()) {
            return view.actions() == 2 && onlyTerminals(view) ? 5 : usual;
        }
        if (card == Cards.SMITHY.id()) {
            return view.actions() > 1 ? 6 : usual;
        }
        if (card == Cards.COUNCIL_ROOM.id()) {
            return view.actions() > 1 && drawable(view) > 0 ? 6 : usual;
        }
        return card == Cards.CHAPEL.id() && trashFirst ? 18 : usual;
    }

    static boolean onlyTerminals(DominionView view) {
        return (view.handKinds() & Cards.ACTIONS & ~CardType.TERMINAL.cards()) == 0;
    }

    /** How many cards I could still draw. */
    static int drawable(DominionView view) {
        int me = view.viewer().seat();
        return view.deckSize(me) + view.discardSize(me);
    }

    /** The card with the lowest number is discarded first. */
    static int discard(DominionView view, int card) {
        if (card == MONEYLENDER && view.hand(COPPER) == 0) {
            return 0;
        }
        if (card == WITCH && view.supply(CURSE) == 0) {
            return Habits.of(Cards.MOAT.id()).discard();
        }
        return Habits.of(card).discard();
    }

    /** The card with the lowest number is trashed first: points that the menu wants now are kept. */
    static int trash(DominionView view, Wishes wishes, int card) {
        if (card == CURSE) {
            return 0;
        }
        if (card == Cards.PROVINCE.id()) {
            return 60;
        }
        if (card == Cards.ESTATE.id()) {
            return wishes.wants(view, card) ? 35 : discard(view, card);
        }
        if (card == Cards.DUCHY.id()) {
            return wishes.wants(view, card) ? 40 : discard(view, card);
        }
        if (card == Cards.GARDENS.id()) {
            return wishes.wants(view, card) ? 65 : discard(view, card);
        }
        return discard(view, card);
    }
}
