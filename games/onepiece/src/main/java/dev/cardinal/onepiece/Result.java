package dev.cardinal.onepiece;

import dev.cardinal.kernel.Outcome;
import dev.cardinal.onepiece.table.Table;
import java.util.List;
import java.util.Locale;

/** How a game ended. */
final class Result {
    private Result() {}

    static Outcome of(Table t) {
        List<Integer> places = switch (t.losers) {
            case 1 -> List.of(2, 1);
            case 2 -> List.of(1, 2);
            default -> List.of(1, 1);
        };
        String ending = t.ending.name().toLowerCase(Locale.ROOT);
        return new Outcome(places, List.of(), t.ownTurn(t.first), ending, false);
    }
}
