package dev.cardinal.mageknight.screen;

import dev.cardinal.kernel.text.Count;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The round, day or night, whose turn it is and how long all this still goes on. */
record Tracker(Page page) {
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        if (page.turn() >= 0) {
            lines.addAll(page.wrap("Order of turns: " + order()));
        }
        lines.addAll(inShort());
        return lines;
    }

    /** The same without the order of turns. */
    List<String> inShort() {
        List<String> lines = new ArrayList<>();
        ends().forEach(line -> lines.addAll(page.wrap(line)));
        lines.addAll(page.wrap(round()));
        return lines;
    }

    /** With the points that are left. */
    private String round() {
        MageKnightView view = page.view();
        String when = "ROUND " + view.round() + " of " + view.rounds() + ", " + (view.night() ? "NIGHT" : "DAY");
        if (view.over()) {
            return when + ": the game is over";
        }
        int seat = page.turn();
        return when + ": "
                + (seat < 0
                        ? "before the first turn"
                        : "the turn of " + page.name(seat) + ", " + view.hero(seat) + points());
    }

    private String points() {
        MageKnightView view = page.view();
        List<String> points = new ArrayList<>();
        if (view.moving() || view.move() > 0) {
            points.add("move " + view.move());
        }
        if (view.interacting() || view.influence() != 0) {
            points.add("influence " + view.influence());
        }
        if (view.healing() > 0) {
            points.add("healing " + view.healing());
        }
        return points.isEmpty() ? "" : "; " + String.join(", ", points);
    }

    private String order() {
        MageKnightView view = page.view();
        List<String> order = new ArrayList<>();
        for (int seat : view.order()) {
            String who = seat == Table.DUMMY ? "dummy" : page.name(seat);
            order.add(who + tactic(view.tactic(seat)));
        }
        String dummy = view.hasDummy() ? "; the dummy's deck: " + Count.of(view.dummyCards(), "card") : "";
        return String.join(", ", order) + dummy;
    }

    private static String tactic(@Nullable Tactic tactic) {
        return tactic == null ? "" : " (" + tactic.number() + " " + tactic + ")";
    }

    private List<String> ends() {
        MageKnightView view = page.view();
        List<String> ends = new ArrayList<>();
        if (!view.over() && view.roundEnds() > 0) {
            ends.add("The end of the round is announced: " + left(view.roundEnds()) + ".");
        }
        if (!view.over() && view.gameEnds() > 0) {
            ends.add("The city is found, and the game nears its end: " + left(view.gameEnds()) + ".");
        }
        return ends;
    }

    private static String left(int turns) {
        return turns == 1 ? "this is the last turn" : turns + " more turns, this one included";
    }
}
