package dev.cardinal.mageknight.bot;

import dev.cardinal.mageknight.view.MageKnightView;

/**
 * What cards and new land are worth, given the time left.
 *
 * @param card the value of an average card in hand, in fame
 * @param explore the value of revealing a tile
 * @param step the value of a Move point on the way to the next tile
 */
record Rates(double card, double explore, double step) {
    /** About how many cards the dummy player turns over in a turn. */
    private static final double DUMMY = 3.7;

    private static final double TURNS = 4.5;
    private static final double CARDS = 4;
    private static final double CARD = 0.7;
    private static final double MOST = 11;
    /** The city would end the game. */
    private static final double TOO_EARLY = -9;

    static Rates of(MageKnightView view, int seat) {
        int cards = view.hand(seat) + view.deck(seat);
        double turns = view.roundEnding() || view.gameEnding()
                ? 1
                : view.seats() == 1 ? 1 + view.dummyCards() / DUMMY : 1 + cards / CARDS;
        boolean last = view.gameEnding() || (view.roundEnding() && view.round() == view.rounds());
        double scarce = Math.clamp(turns * CARDS / Math.max(1, cards), 0.1, 1.1);
        double left = turns + (view.gameEnding() ? 0 : TURNS * (view.rounds() - view.round()));
        double explore = view.gameEnding() ? 1 : explore(view.tilesLeft(), view.coreLeft(), left);
        double step = Math.max(explore, 4) / 14;
        return new Rates(last ? 0.05 : CARD * scarce, explore, step);
    }

    private static double explore(int tiles, int core, double left) {
        if (tiles == core) {
            return left > 1 + 1.6 * core ? TOO_EARLY : MOST;
        }
        double needed = tiles - core + (core + 1) / 2.0;
        return 1.5 + (MOST - 1.5) * Math.clamp((needed / left - 0.3) / 0.5, 0, 1);
    }
}
