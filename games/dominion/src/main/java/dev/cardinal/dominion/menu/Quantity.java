package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.view.DominionView;

/** The words of a menu that are a number on their own. */
enum Quantity {
    TOTAL_MONEY("totalMoney"),
    COINS("coins"),
    BUYS_LEFT("buysLeft"),
    TURN("turn"),
    MY_VP("myVP"),
    MAX_OPP_VP("maxOppVP"),
    IS_ACTION_PHASE("isActionPhase");

    final String word;

    Quantity(String word) {
        this.word = word;
    }

    int count(DominionView view, int coins) {
        int me = view.viewer().seat();
        return switch (this) {
            case TOTAL_MONEY -> Money.total(view, me);
            case COINS -> coins;
            case BUYS_LEFT -> view.buys();
            case TURN -> view.turns(me);
            case MY_VP -> view.points(me);
            case MAX_OPP_VP -> Points.best(view);
            case IS_ACTION_PHASE -> view.buying() ? 0 : 1;
        };
    }
}
