package dev.cardinal.mageknight.bot;

import dev.cardinal.mageknight.MageKnightView;

/**
 * How much time there is, and what cards and new land are worth in view of it.
 *
 * @param card what a common card in hand is worth, in fame
 * @param explore what revealing a tile is worth
 * @param step what a Move point on the way to the next tile is worth
 */
record Pace(double card, double explore, double step) {
    /** How many cards the dummy player turns over in a turn, about. */
    private static final double DUMMY = 3.7;

    private static final double TURNS = 4.5;
    private static final double CARDS = 4;
    private static final double CARD = 0.7;

    static Pace of(MageKnightView view, int seat) {
        int cards = view.hand(seat) + view.deck(seat);
        double turns = view.roundEnding() || view.gameEnding()
                ? 1
                : view.seats() == 1 ? 1 + view.dummyCards() / DUMMY : 1 + cards / CARDS;
        boolean last = view.gameEnding() || (view.roundEnding() && view.round() == view.rounds());
        double scarce = Math.clamp(turns * CARDS / Math.max(1, cards), 0.1, 1.1);
        double left = turns + (view.gameEnding() ? 0 : TURNS * (view.rounds() - view.round()));
        int core = view.coreLeft();
        double needed = view.tilesLeft() - core + (core + 1) / 2.0;
        double explore = view.gameEnding() ? 1 : 1.5 + 9 * Math.min(1.5, needed / left);
        return new Pace(last ? 0.05 : CARD * scarce, explore, explore / 14);
    }
}
