package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.pieces.Events;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A hand: each card with its basic effect, and its strong one with its cost. */
final class HandLines {
    private HandLines() {}

    static List<String> of(Page page, int seat) {
        List<String> lines = new ArrayList<>();
        Map<Integer, Integer> cards = counted(page.view().handCards(seat));
        String whose = page.me() == seat ? "" : " of " + Events.player(seat);
        lines.add("HAND" + whose
                + (cards.isEmpty()
                        ? "  no cards"
                        : "  any card sideways gives 1 move, influence," + " attack or block"));
        List<String> cells = new ArrayList<>();
        int longest = cards.keySet().stream()
                .mapToInt(card -> title(card, cards).length())
                .max()
                .orElse(1);
        cards.keySet()
                .forEach(card -> cells.add(("  %-" + longest + "s  %s")
                        .formatted(title(card, cards), CardNotes.effects(Components.deed(card)))));
        lines.addAll(page.columns(cells));
        return lines.stream().flatMap(line -> page.wrap(line).stream()).toList();
    }

    private static String title(int card, Map<Integer, Integer> cards) {
        DeedCard deed = Components.deed(card);
        int count = cards.getOrDefault(card, 1);
        return deed.name() + (count == 1 ? "" : " x" + count);
    }

    /** Cards by number, each with its count. */
    static Map<Integer, Integer> counted(int[] cards) {
        Map<Integer, Integer> counts = new LinkedHashMap<>();
        Arrays.stream(cards).sorted().forEach(card -> counts.merge(card, 1, Integer::sum));
        return counts;
    }

    /** Cards as a list on one line. */
    static String names(int[] cards) {
        Map<Integer, Integer> counts = counted(cards);
        return String.join(
                ", ", counts.keySet().stream().map(card -> title(card, counts)).toList());
    }
}
