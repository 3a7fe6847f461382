package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.pieces.Events;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** A hand: each card with its basic effect, and its strong one with its cost. */
record HandLines(Page page, int seat) {
    private static final String MORE = "(hand, map, offers, players and score show more)";
    private static final String SIDEWAYS = "any card sideways gives 1 move, influence, attack or block";

    /** The hands that this page shows. */
    static List<HandLines> shown(Page page) {
        return IntStream.range(0, page.view().seats())
                .filter(page::showsHand)
                .mapToObj(seat -> new HandLines(page, seat))
                .toList();
    }

    private Map<Integer, Integer> cards() {
        return counted(page.view().handCards(seat));
    }

    List<String> names() {
        return cards().keySet().stream()
                .map(card -> Components.deed(card).name())
                .toList();
    }

    /** What the cards are. */
    List<String> notes() {
        return cards().keySet().stream()
                .map(card -> CardNotes.inShort(Components.deed(card)))
                .toList();
    }

    /** The hand in one line. */
    String fact() {
        String names = names(page.view().handCards(seat));
        return page.view().viewer().whose(seat) + " hand: " + (names.isEmpty() ? "no cards" : names);
    }

    /** The hand for a reader who knows these cards: they are cut to a line each, the others are in full. */
    List<String> lines(Set<String> known) {
        Map<Integer, Integer> cards = cards();
        List<String> cells = new ArrayList<>();
        List<String> full = new ArrayList<>();
        for (int card : cards.keySet()) {
            String says = "  " + title(card, cards) + ": " + CardNotes.effects(Components.deed(card));
            if (known.contains(Components.deed(card).name())) {
                cells.add(says);
            } else {
                full.addAll(page.wrap(says));
            }
        }
        String about = cards.isEmpty() ? "no cards" : full.isEmpty() ? MORE : SIDEWAYS;
        List<String> lines = new ArrayList<>(page.wrap("HAND" + whose() + "  " + about));
        lines.addAll(page.inTwoColumns(cells));
        lines.addAll(full);
        return lines;
    }

    /** Only the names. */
    List<String> inShort() {
        String names = names(page.view().handCards(seat));
        return page.wrap("HAND" + whose() + "  " + (names.isEmpty() ? "no cards" : names));
    }

    private String whose() {
        return page.me() == seat ? "" : " of " + Events.player(seat);
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
