package dev.cardinal.onepiece.screen;

import dev.cardinal.kernel.text.Count;
import dev.cardinal.kernel.text.Layout;
import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.move.Reports;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.view.OnePieceView;
import dev.cardinal.onepiece.view.Survey;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The parts of the table, each as a list. */
final class Listing {
    private Listing() {}

    /** The hand by cost, equal cards together. */
    static List<Cell> held(OnePieceView view, int seat) {
        Map<CardDefinition, Integer> counts = new LinkedHashMap<>();
        List<Integer> firsts = new ArrayList<>();
        for (int piece : inHand(view, seat)) {
            if (counts.merge(view.card(piece), 1, Integer::sum) == 1) {
                firsts.add(piece);
            }
        }
        return firsts.stream()
                .map(piece -> Cell.inHand(view, piece, counts.getOrDefault(view.card(piece), 1)))
                .toList();
    }

    /** The cards in a hand by cost. */
    static List<Integer> inHand(OnePieceView view, int seat) {
        return IntStream.range(0, view.hand(seat))
                .mapToObj(i -> view.inHand(seat, i))
                .sorted(Comparator.comparingInt((Integer piece) -> view.cost(piece))
                        .thenComparing(piece -> view.card(piece).name()))
                .toList();
    }

    /** The cards of an area that the viewer knows. */
    static String known(OnePieceView view, int seat, int area) {
        return view.known(seat, area).stream()
                .map(piece -> view.card(piece).name())
                .sorted()
                .collect(Collectors.joining(", "));
    }

    /** All cards of an area from the top; those that the viewer does not know are shown as unknown. */
    static String fromTop(OnePieceView view, int seat, int area) {
        return view.cards(seat, area).stream()
                .map(piece ->
                        piece == Survey.UNKNOWN ? "face-down" : view.card(piece).name() + lies(view, piece))
                .collect(Collectors.joining(", "));
    }

    private static String lies(OnePieceView view, int piece) {
        return view.look(piece).up() ? "" : " (face-down)";
    }

    /** The cards on top of a deck, down to the first one that the viewer does not know. */
    static String knownTop(OnePieceView view, int seat) {
        return view.cards(seat, Areas.DECK).stream()
                .takeWhile(piece -> piece != Survey.UNKNOWN)
                .map(piece -> view.card(piece).name())
                .collect(Collectors.joining(", "));
    }

    /** The hand with what its cards do. */
    static List<String> hand(OnePieceView view, int width) {
        int seat = view.viewer().seat();
        if (seat < 0) {
            return List.of("A spectator has no hand.");
        }
        List<String> lines = new ArrayList<>();
        lines.add("YOUR HAND (" + Count.of(view.hand(seat), "card") + ")");
        IntStream.range(0, view.hand(seat))
                .mapToObj(i -> view.card(view.inHand(seat, i)))
                .distinct()
                .forEach(card -> lines.addAll(CardLines.inShort(card, width)));
        return lines;
    }

    /** The cards on the field with what they do. */
    static List<String> field(OnePieceView view, int width) {
        List<String> lines = new ArrayList<>();
        int below = Math.max(0, view.viewer().seat());
        for (int seat : new int[] {1 - below, below}) {
            lines.add("FIELD of " + Reports.player(seat));
            view.field(seat).forEach(piece -> lines.addAll(CardLines.inShort(view.card(piece), width)));
        }
        return lines;
    }

    static List<String> trash(OnePieceView view, int width) {
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            String cards = fromTop(view, seat, Areas.TRASH);
            lines.addAll(Layout.wrap(
                    "TRASH of " + Reports.player(seat) + " ("
                            + view.cards(seat, Areas.TRASH).size() + "): " + (cards.isEmpty() ? "empty" : cards),
                    width,
                    "  "));
        }
        return lines;
    }

    static List<String> life(OnePieceView view, int width) {
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            String cards = fromTop(view, seat, Areas.LIFE);
            lines.addAll(Layout.wrap(
                    "LIFE of " + Reports.player(seat) + " (" + view.life(seat) + "), from the top: "
                            + (cards.isEmpty() ? "none" : cards),
                    width,
                    "  "));
        }
        return lines;
    }

    static List<String> don(OnePieceView view) {
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            lines.add("DON of " + Reports.player(seat) + ": " + view.donActive(seat) + " active, "
                    + view.donRested(seat) + " rested, " + view.donDeck(seat) + " in the DON!! deck");
            view.field(seat).stream()
                    .filter(piece -> view.given(piece) > 0)
                    .forEach(piece -> lines.add("  " + view.given(piece) + " given to "
                            + view.card(piece).name()));
        }
        return lines;
    }

    /** The cards of your own deck list that you have not seen yet: they are in the deck or in Life. */
    static List<String> unseen(OnePieceView view, int width) {
        int seat = Math.max(0, view.viewer().seat());
        Map<String, Integer> counts = new TreeMap<>();
        List<CardDefinition> unseen = view.unseen(seat);
        unseen.forEach(card -> counts.merge(card.name(), 1, Integer::sum));
        String cards = counts.entrySet().stream()
                .map(card -> card.getKey() + (card.getValue() == 1 ? "" : " x" + card.getValue()))
                .collect(Collectors.joining(", "));
        return Layout.wrap(
                "UNSEEN CARDS of " + Reports.player(seat) + " (" + unseen.size() + "): " + cards, width, "  ");
    }
}
