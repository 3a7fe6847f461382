package dev.cardinal.onepiece.screen;

import dev.cardinal.onepiece.move.Reports;
import dev.cardinal.onepiece.view.OnePieceView;
import java.util.ArrayList;
import java.util.List;

/** The last page of a game. */
final class LastPage {
    private LastPage() {}

    static List<String> of(OnePieceView view) {
        List<String> lines = new ArrayList<>();
        lines.add("THE END");
        for (int seat = 0; seat < 2; seat++) {
            lines.add("  " + Reports.player(seat) + ": "
                    + view.card(view.leader(seat)).name() + ", Life " + view.life(seat) + ", deck "
                    + view.deck(seat));
        }
        lines.add(winner(view));
        return lines;
    }

    static String winner(OnePieceView view) {
        if (view.losers() == 0 || view.losers() == 3) {
            return "The game is a draw.";
        }
        String winner = Reports.player(view.losers() == 1 ? 1 : 0);
        String loser = Reports.player(view.losers() == 1 ? 0 : 1);
        String how = switch (view.ending()) {
            case DAMAGE -> loser + " took damage with no Life left";
            case DECK -> loser + " has no cards left in the deck";
            case CONCESSION -> loser + " conceded";
            case EFFECT -> "an effect decided the game";
            case DRAW, NONE -> "the game is over";
        };
        return winner + " wins: " + how + ".";
    }
}
