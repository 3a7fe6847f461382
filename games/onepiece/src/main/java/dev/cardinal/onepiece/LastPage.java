package dev.cardinal.onepiece;

import java.util.ArrayList;
import java.util.List;

/** The last page of a game. */
final class LastPage {
    private LastPage() {}

    static List<String> of(OnePieceView view) {
        Table t = view.table();
        List<String> lines = new ArrayList<>();
        lines.add("THE END");
        for (int seat = 0; seat < 2; seat++) {
            lines.add("  " + Told.player(seat) + ": "
                    + t.printed(t.leader(seat)).card.name() + ", Life " + t.size(seat, Areas.LIFE) + ", deck "
                    + t.size(seat, Areas.DECK));
        }
        lines.add(winner(t));
        return lines;
    }

    private static String winner(Table t) {
        if (t.losers == 0 || t.losers == 3) {
            return "The game is a draw.";
        }
        String winner = Told.player(t.losers == 1 ? 1 : 0);
        String loser = Told.player(t.losers == 1 ? 0 : 1);
        String how = switch (t.ending) {
            case DAMAGE -> loser + " took damage without Life";
            case DECK -> loser + " has no cards left in the deck";
            case CONCESSION -> loser + " conceded";
            case EFFECT -> "an effect decided the game";
            case DRAW, NONE -> "the game is over";
        };
        return winner + " wins: " + how + ".";
    }
}
