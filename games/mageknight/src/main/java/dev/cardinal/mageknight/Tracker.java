package dev.cardinal.mageknight;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Tactic;
import java.util.ArrayList;
import java.util.List;

/** The round, day or night, whose turn it is and how long all this still goes on. */
record Tracker(Page page) {
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        if (page.t().order.length > 0 && page.turn() >= 0) {
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
        Table t = page.t();
        String when = "ROUND " + t.round + " of " + t.setup.rounds() + ", " + (t.night() ? "NIGHT" : "DAY");
        if (t.over) {
            return when + ": the game is over";
        }
        int seat = page.turn();
        return when + ": "
                + (seat < 0
                        ? "before the first turn"
                        : "the turn of " + page.name(seat) + ", " + Components.hero(t.players[seat].hero) + points());
    }

    private String points() {
        Table t = page.t();
        List<String> points = new ArrayList<>();
        if (t.now.phase == Phase.MOVE || t.now.move > 0) {
            points.add("move " + t.now.move);
        }
        if (t.now.phase == Phase.INTERACT || t.now.influence != 0) {
            points.add("influence " + t.now.influence);
        }
        if (t.now.healing > 0) {
            points.add("healing " + t.now.healing);
        }
        return points.isEmpty() ? "" : "; " + String.join(", ", points);
    }

    private String order() {
        Table t = page.t();
        List<String> order = new ArrayList<>();
        for (int seat : t.order) {
            boolean dummy = seat == Table.DUMMY;
            String who = dummy ? "dummy" : page.name(seat);
            order.add(who + tactic(dummy ? t.dummyTactic : t.players[seat].tactic));
        }
        String dummy = t.setup.scenario().dummy()
                ? "; the dummy's deck: " + number(t.piles.size(Place.DUMMY_DECK), "card")
                : "";
        return String.join(", ", order) + dummy;
    }

    private static String tactic(int tactic) {
        return tactic < 0 ? "" : " (" + Tactic.values()[tactic].number() + " " + Tactic.values()[tactic] + ")";
    }

    private List<String> ends() {
        Table t = page.t();
        List<String> ends = new ArrayList<>();
        if (!t.over && t.roundEnds > 0) {
            ends.add("The end of the round is announced: " + left(t.roundEnds) + ".");
        }
        if (!t.over && t.gameEnds > 0) {
            ends.add("The city is found, and the game nears its end: " + left(t.gameEnds) + ".");
        }
        return ends;
    }

    private static String left(int turns) {
        return turns == 1 ? "this is the last turn" : turns + " more turns, this one included";
    }

    static String number(int number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }
}
