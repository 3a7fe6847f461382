package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.rules.land.Walk;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** The spaces that the hero can walk to in one move, with the cost of each way. */
final class WayLines {
    private final Page page;
    private final MageKnightView view;
    private final int here;
    private final int[] costs;

    private WayLines(Page page) {
        this.page = page;
        view = page.view();
        here = view.space(page.turn());
        costs = view.walkCosts();
    }

    static List<String> of(Page page) {
        boolean moving = page.turn() >= 0 && page.view().space(page.turn()) != Wedge.NOWHERE;
        return moving ? new WayLines(page).lines() : List.of("It is no one's turn to move.");
    }

    /** The far spaces that the hero's points suffice for, in a line or two. */
    static List<String> inShort(Page page) {
        WayLines ways = new WayLines(page);
        List<String> far =
                ways.ways(space -> ways.costs[space] <= ways.view.move() && Wedge.distance(ways.here, space) > 1);
        return far.isEmpty() ? List.of() : page.wrap("FARTHER  " + String.join(", ", far));
    }

    private List<String> lines() {
        int move = view.move();
        List<String> lines = new ArrayList<>(page.wrap(
                "WAYS  from " + view.spaceName(here) + " on which nothing comes up before the end, with their costs"));
        add(lines, "for the " + move + " move you have: ", ways(space -> costs[space] <= move));
        add(lines, "for more: ", ways(space -> costs[space] > move));
        return lines;
    }

    private void add(List<String> lines, String title, List<String> ways) {
        if (!ways.isEmpty()) {
            lines.addAll(page.wrap("  " + title + String.join(", ", ways)));
        }
    }

    /** The ways to the wanted spaces, the cheapest first. */
    private List<String> ways(IntPredicate wanted) {
        return IntStream.range(0, costs.length)
                .filter(space -> space != here && costs[space] != Walk.NO_WAY && wanted.test(space))
                .boxed()
                .sorted(Comparator.comparingInt(space -> costs[space]))
                .map(space -> Labels.at(space) + " (" + MapLines.place(view, space) + ") " + costs[space])
                .toList();
    }
}
