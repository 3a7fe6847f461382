package dev.cardinal.kuhn;

import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kit.OneBot;
import dev.cardinal.kit.cards.CardView;

/** Puts a chip in as often as the solution of the game says, so that nobody does better against it. */
public final class Solved extends OneBot {
    /** In how many of three cases, with a Jack, a Queen and a King: to bet, to call as the second, to call as the first. */
    private static final int[][] THIRDS = {{1, 0, 3}, {0, 1, 3}, {0, 2, 3}};

    public Solved() {
        super("kuhn", "solved", "plays the solution of the game");
    }

    @Override
    public void answer(View seen, Chance chance, Pick pick) {
        CardView view = (CardView) seen;
        int me = view.viewer().seat();
        int card = Kuhn.CARDS.indexOf(view.face(me + "/hand", 0));
        boolean facing = view.count("pot") > 2;
        pick.only(chance.below(3) < THIRDS[facing ? 2 - me : 0][card] ? Bet.YES : Bet.NO);
    }
}
