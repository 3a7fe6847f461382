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

    private List<String> lines() {
        int move = view.move();
        List<String> lines = new ArrayList<>(page.wrap(
                "WAYS  from " + view.spaceName(here) + " on which nothing comes up before the end, with their costs"));
        add(lines, "for the " + move + " move you have: ", cost -> cost <= move);
        add(lines, "for more: ", cost -> cost > move);
        return lines;
    }

    private void add(List<String> lines, String title, IntPredicate wanted) {
        List<String> ways = IntStream.range(0, costs.length)
                .filter(space -> space != here && costs[space] != Walk.NO_WAY && wanted.test(costs[space]))
                .boxed()
                .sorted(Comparator.comparingInt(space -> costs[space]))
                .map(space -> Labels.at(space) + " (" + MapLines.place(view, space) + ") " + costs[space])
                .toList();
        if (!ways.isEmpty()) {
            lines.addAll(page.wrap("  " + title + String.join(", ", ways)));
        }
    }
}
