package dev.cardinal.dominion.screen;

import dev.cardinal.dominion.table.Events;
import dev.cardinal.dominion.view.DominionView;
import dev.cardinal.kernel.Outcome;
import dev.cardinal.kernel.text.Count;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The last page of a game. */
final class LastPage {
    private LastPage() {}

    static List<String> of(DominionView view) {
        List<String> lines = new ArrayList<>(view.scores());
        lines.add("");
        lines.add(winners(view));
        return lines;
    }

    private static String winners(DominionView view) {
        Outcome outcome = view.outcome();
        List<Integer> winners = outcome.winners();
        String names = winners.stream().map(Events::player).collect(Collectors.joining(" and "));
        if (view.seats() == 1) {
            return Events.player(0) + " ended the game in " + Count.of(outcome.turns(), "turn") + ".";
        }
        return winners.size() == 1 ? names + " wins!" : names + " share the victory!";
    }
}
