package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.view.DominionView;

/** A menu's rules laid out for fast lookup of the most wanted card. */
final class Wishes {
    static final int NONE = -1;
    static final long ANY = -1L;

    private final Card[] cards;
    private final Condition[] conditions;
    private final boolean careful;
    private final boolean penultimate;

    Wishes(Menu menu) {
        cards = menu.rules().stream().map(Rule::card).toArray(Card[]::new);
        conditions = menu.rules().stream().map(Rule::condition).toArray(Condition[]::new);
        careful = menu.has(Manner.CAREFUL);
        penultimate = menu.has(Manner.PENULTIMATE);
    }

    /** The menu position of the most wanted card in the supply that costs no more than this, or none. */
    int rank(DominionView view, int coins, int cost, long among) {
        long possible = view.affordable(cost) & among;
        for (int i = 0; i < cards.length; i++) {
            if ((possible >> cards[i].in(view) & 1) == 1
                    && conditions[i].holds(view, coins)
                    && !refuses(view, cards[i])) {
                return i;
            }
        }
        return NONE;
    }

    /** The slot of the most wanted card in the supply, among these, that costs no more than this. */
    int best(DominionView view, int cost, long among) {
        int rank = rank(view, view.coins(), cost, among);
        return rank == NONE ? NONE : cards[rank].in(view);
    }

    /** The menu position of what this many coins would buy. */
    int bought(DominionView view, int coins) {
        return rank(view, coins, coins, ANY);
    }

    Card card(int rank) {
        return cards[rank];
    }

    /** Whether a rule wants the card now, whatever it costs. */
    boolean wants(DominionView view, Card card) {
        for (int i = 0; i < cards.length; i++) {
            if (cards[i].equals(card) && conditions[i].holds(view, view.coins())) {
                return true;
            }
        }
        return false;
    }

    private boolean refuses(DominionView view, Card card) {
        return (careful && endsBehind(view, card)) || (penultimate && card.equals(Cards.PROVINCE) && handsOver(view));
    }

    /** Whether buying this card would end the game with another player ahead. */
    private static boolean endsBehind(DominionView view, Card card) {
        if (view.supply(card.in(view)) != 1 || (!card.equals(Cards.PROVINCE) && view.emptyPiles() < 2)) {
            return false;
        }
        int me = view.viewer().seat();
        int points = Points.with(view, card);
        for (int seat = 0; seat < view.seats(); seat++) {
            int theirs = view.points(seat);
            if (seat != me && (points < theirs || (points == theirs && view.turns(me) > view.turns(seat)))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the second-to-last Province would hand the last to the leader, whom another card would overtake. */
    private boolean handsOver(DominionView view) {
        if (view.supply(Cards.PROVINCE.in(view)) != 2) {
            return false;
        }
        int best = Points.best(view);
        int mine = view.points(view.viewer().seat());
        if (mine >= best) {
            return false;
        }
        for (Card card : cards) {
            if (!card.equals(Cards.PROVINCE) && view.supply(card.in(view)) > 0 && Points.with(view, card) > best) {
                return true;
            }
        }
        return false;
    }
}
