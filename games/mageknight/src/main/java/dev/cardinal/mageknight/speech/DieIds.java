package dev.cardinal.mageknight.speech;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.mageknight.effect.ManaColour;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Puts the dice that a move names into the order of the options. */
final class DieIds {
    private static final String IDS = "dieIds";
    private static final Pattern TWO = Pattern.compile("reroll (\\w+) and (\\w+)");

    private DieIds() {}

    static Data.Fields inOrder(Data.Fields move) {
        return move.get(IDS) instanceof Data.Items(List<Data> ids)
                ? move.with(
                        IDS,
                        Data.of(ids.stream()
                                .sorted(Comparator.comparing(Data::toString))
                                .toList()))
                : move;
    }

    /** Two colours of dice to reroll, in the order of the options. */
    static String inOrder(String said) {
        Matcher two = TWO.matcher(said);
        return two.matches() && colour(two.group(1)) > colour(two.group(2))
                ? "reroll " + two.group(2) + " and " + two.group(1)
                : said;
    }

    private static int colour(String name) {
        for (ManaColour colour : ManaColour.values()) {
            if (colour.toString().equals(name)) {
                return colour.ordinal();
            }
        }
        return -1;
    }
}
