package dev.cardinal.mageknight.screen;

import dev.cardinal.kernel.text.Count;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The round, day or night, whose turn it is, and how many turns are left. */
record Tracker(Page page) {
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        if (page.turn() >= 0) {
            lines.addAll(page.wrap("Turn order: " + order()));
        }
        lines.addAll(inShort());
        return lines;
    }

    /** The same without the turn order. */
    List<String> inShort() {
        List<String> lines = new ArrayList<>();
        ends().forEach(line -> lines.addAll(page.wrap(line)));
        lines.addAll(page.wrap(round()));
        return lines;
    }

    /** The same for readers who are told only what is new. */
    List<String> facts() {
        List<String> facts = new ArrayList<>(ends());
        MageKnightView view = page.view();
        facts.add("round: " + view.round() + " of " + view.rounds() + ", " + (view.night() ? "night" : "day"));
        if (page.turn() >= 0) {
            facts.add("turn order: " + seats());
        }
        facts.add("turn: " + turn());
        return facts;
    }

    /** The round and the turn, with the points that are left. */
    private String round() {
        MageKnightView view = page.view();
        String when = "ROUND " + view.round() + " of " + view.rounds() + ", " + (view.night() ? "NIGHT" : "DAY");
        return when + ": " + turn();
    }

    private String turn() {
        MageKnightView view = page.view();
        if (view.over()) {
            return "the game is over";
        }
        int seat = page.turn();
        return seat < 0
                ? "before the first turn"
                : (seat == page.me() ? "your" : Events.player(seat) + "'s") + " turn, " + view.hero(seat) + points();
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
        return seats() + (view.hasDummy() ? "; the dummy's deck: " + Count.of(view.dummyCards(), "card") : "");
    }

    private String seats() {
        MageKnightView view = page.view();
        List<String> order = new ArrayList<>();
        for (int seat : view.order()) {
            String who = seat == Table.DUMMY ? "dummy" : page.name(seat);
            order.add(who + tactic(view.tactic(seat)));
        }
        return String.join(", ", order);
    }

    private static String tactic(@Nullable Tactic tactic) {
        return tactic == null ? "" : " (" + tactic.number() + " " + tactic + ")";
    }

    private List<String> ends() {
        MageKnightView view = page.view();
        List<String> ends = new ArrayList<>();
        if (!view.over() && view.roundEnds() > 0) {
            ends.add("The end of the round was announced: " + left(view.roundEnds()) + ".");
        }
        if (!view.over() && view.gameEnds() > 0) {
            ends.add("The city was found and the game is about to end: " + left(view.gameEnds()) + ".");
        }
        return ends;
    }

    private static String left(int turns) {
        return turns == 1 ? "this is the last turn" : turns + " more turns, including this one";
    }
}
