package dev.cardinal.onepiece;

import dev.cardinal.kernel.Layout;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The parts of the table, each as a list of its own. */
final class Listing {
    private Listing() {}

    /** The hand from cheap to dear, equal cards together. */
    static List<Cell> held(Table t, int seat) {
        Map<Printed, Integer> counts = new LinkedHashMap<>();
        List<Integer> firsts = new ArrayList<>();
        for (int i = 0; i < t.size(seat, Areas.HAND); i++) {
            int piece = t.at(seat, Areas.HAND, i);
            if (counts.merge(t.printed(piece), 1, Integer::sum) == 1) {
                firsts.add(piece);
            }
        }
        firsts.sort(Comparator.comparingInt((Integer piece) -> t.cost(piece))
                .thenComparing(piece -> t.printed(piece).card.name()));
        return firsts.stream()
                .map(piece -> Cell.inHand(t, piece, counts.getOrDefault(t.printed(piece), 1)))
                .toList();
    }

    private static String name(Table t, int piece) {
        return t.printed(piece).card.name();
    }

    /** The cards of an area that the viewer knows. */
    static String known(OnePieceView view, int seat, int zone) {
        Table t = view.table();
        List<String> names = new ArrayList<>();
        for (int i = 0; i < t.size(seat, zone); i++) {
            if (view.known(t.at(seat, zone, i))) {
                names.add(name(t, t.at(seat, zone, i)));
            }
        }
        names.sort(Comparator.naturalOrder());
        return String.join(", ", names);
    }

    /** All cards of a hidden area from the top, as far as the viewer knows them. */
    static String fromTop(OnePieceView view, int seat, int zone) {
        Table t = view.table();
        List<String> names = new ArrayList<>();
        for (int i = t.size(seat, zone) - 1; i >= 0; i--) {
            int piece = t.at(seat, zone, i);
            names.add(!view.known(piece) ? "face-down" : name(t, piece) + (t.faceUp(piece) ? "" : " (face-down)"));
        }
        return String.join(", ", names);
    }

    /** The cards on top of a deck, as far down as the viewer knows all of them. */
    static String knownTop(OnePieceView view, int seat) {
        Table t = view.table();
        List<String> names = new ArrayList<>();
        for (int i = t.size(seat, Areas.DECK) - 1; i >= 0 && view.known(t.at(seat, Areas.DECK, i)); i--) {
            names.add(name(t, t.at(seat, Areas.DECK, i)));
        }
        return String.join(", ", names);
    }

    /** The hand with what its cards do. */
    static List<String> hand(OnePieceView view, int width) {
        int seat = view.viewer().seat();
        if (seat < 0) {
            return List.of("A spectator has no hand.");
        }
        Table t = view.table();
        List<String> lines = new ArrayList<>();
        lines.add("YOUR HAND (" + t.size(seat, Areas.HAND) + " cards)");
        List<Printed> told = new ArrayList<>();
        for (int i = 0; i < t.size(seat, Areas.HAND); i++) {
            Printed print = t.printed(t.at(seat, Areas.HAND, i));
            if (!told.contains(print)) {
                told.add(print);
                lines.addAll(Notes.inShort(print.card, width));
            }
        }
        return lines;
    }

    /** What lies on the field, with what it does. */
    static List<String> field(OnePieceView view, int width) {
        Table t = view.table();
        List<String> lines = new ArrayList<>();
        int below = Math.max(0, view.viewer().seat());
        for (int seat : new int[] {1 - below, below}) {
            lines.add("FIELD of " + Told.player(seat));
            for (int zone : new int[] {Areas.LEADER, Areas.CHARACTERS, Areas.STAGE}) {
                for (int i = 0; i < t.size(seat, zone); i++) {
                    lines.addAll(Notes.inShort(t.printed(t.at(seat, zone, i)).card, width));
                }
            }
        }
        return lines;
    }

    static List<String> trash(OnePieceView view, int width) {
        Table t = view.table();
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            String cards = fromTop(view, seat, Areas.TRASH).replace(" (face-down)", "");
            lines.addAll(Layout.wrap(
                    "TRASH of " + Told.player(seat) + " (" + t.size(seat, Areas.TRASH) + "): "
                            + (cards.isEmpty() ? "empty" : cards),
                    width,
                    "  "));
        }
        return lines;
    }

    static List<String> life(OnePieceView view, int width) {
        Table t = view.table();
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            String cards = fromTop(view, seat, Areas.LIFE);
            lines.addAll(Layout.wrap(
                    "LIFE of " + Told.player(seat) + " (" + t.size(seat, Areas.LIFE) + "), from the top: "
                            + (cards.isEmpty() ? "none" : cards),
                    width,
                    "  "));
        }
        return lines;
    }

    static List<String> don(OnePieceView view) {
        Table t = view.table();
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            lines.add("DON of " + Told.player(seat) + ": " + t.donActive(seat) + " active, " + t.donRested(seat)
                    + " rested, " + t.donDeck(seat) + " in the DON!! deck");
            for (int zone : new int[] {Areas.LEADER, Areas.CHARACTERS}) {
                for (int i = 0; i < t.size(seat, zone); i++) {
                    int piece = t.at(seat, zone, i);
                    if (t.given(piece) > 0) {
                        lines.add("  " + t.given(piece) + " given to " + name(t, piece));
                    }
                }
            }
        }
        return lines;
    }

    /** The cards of one's own deck list that one has not seen yet: they are in the deck or in Life. */
    static List<String> unseen(OnePieceView view, int width) {
        Table t = view.table();
        int seat = Math.max(0, view.viewer().seat());
        Map<String, Integer> counts = new TreeMap<>();
        int number = 0;
        for (int piece = 0; piece < t.pieces(); piece++) {
            if (t.owner(piece) == seat && !view.known(piece)) {
                counts.merge(name(t, piece), 1, Integer::sum);
                number++;
            }
        }
        String cards = counts.entrySet().stream()
                .map(card -> card.getKey() + (card.getValue() == 1 ? "" : " x" + card.getValue()))
                .collect(Collectors.joining(", "));
        return Layout.wrap(
                "NOT SEEN YET of the cards of " + Told.player(seat) + " (" + number + "): " + cards, width, "  ");
    }
}
