package dev.cardinal.dominion.screen;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.view.DominionView;
import dev.cardinal.kernel.text.Count;
import dev.cardinal.kernel.text.Layout;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/** The parts of the table, each as its own list. */
final class Listing {
    static final String RULE = "─".repeat(39);
    private static final int LOW_CURSES = 7;

    /** Playable cards come first in a hand. */
    private static final Comparator<Card> IN_HAND = Comparator.comparingInt((Card card) ->
                    card.is(Card.ACTION) ? 0 : card.is(Card.TREASURE) ? 1 : card.is(Card.VICTORY) ? 2 : 3)
            .thenComparingInt(Card::id);

    private Listing() {}

    /** Cards with counts, such as "Village, Copper x3". */
    static String grouped(ToIntFunction<Card> counts) {
        return held(counts).stream()
                .map(card -> times(card.name(), counts.applyAsInt(card)))
                .collect(Collectors.joining(", "));
    }

    private static List<Card> held(ToIntFunction<Card> counts) {
        return Cards.ALL.stream()
                .filter(card -> counts.applyAsInt(card) > 0)
                .sorted(IN_HAND)
                .toList();
    }

    private static String times(String name, int count) {
        return count == 1 ? name : name + " x" + count;
    }

    private static int size(ToIntFunction<Card> counts) {
        return Cards.ALL.stream().mapToInt(card -> counts.applyAsInt(card)).sum();
    }

    /** The cards on top of a deck, down to the first that the viewer does not know. */
    static String top(DominionView view, int seat) {
        List<String> known = new ArrayList<>();
        for (int depth = 0; view.known(seat, depth) >= 0; depth++) {
            known.add(view.card(view.known(seat, depth)).name());
        }
        return String.join(", ", known);
    }

    static List<String> hand(DominionView view) {
        int seat = view.viewer().seat();
        if (seat < 0) {
            return List.of("A spectator has no hand.");
        }
        return cardLines(
                "YOUR HAND (" + Count.of(view.handSize(seat), "card") + "):", card -> view.hand(card.in(view)));
    }

    static List<String> deck(DominionView view) {
        int seat = Math.max(0, view.viewer().seat());
        ToIntFunction<Card> owned = card -> view.owned(seat, card.in(view));
        List<String> lines = new ArrayList<>(
                cardLines("ALL CARDS OF PLAYER " + seat + " (" + Count.of(size(owned), "card") + "):", owned));
        lines.add("  Worth " + view.points(seat) + " VP");
        return lines;
    }

    private static List<String> cardLines(String title, ToIntFunction<Card> counts) {
        List<String> lines = new ArrayList<>();
        lines.add(title);
        held(counts).forEach(card -> {
            int count = counts.applyAsInt(card);
            lines.add("  " + card + (count == 1 ? "" : "  (x" + count + ")"));
        });
        return lines;
    }

    static List<String> trash(DominionView view, int width) {
        return bag("TRASH PILE", card -> view.trash(card.in(view)), width);
    }

    static List<String> discard(DominionView view, int width) {
        int seat = Math.max(0, view.viewer().seat());
        return bag("DISCARD PILE", card -> view.discard(seat, card.in(view)), width);
    }

    private static List<String> bag(String title, ToIntFunction<Card> counts, int width) {
        List<String> names = new ArrayList<>();
        for (Card card : Cards.ALL) {
            for (int i = 0; i < counts.applyAsInt(card); i++) {
                names.add(card.name());
            }
        }
        List<String> lines = new ArrayList<>();
        lines.add(title + " (" + Count.of(names.size(), "card") + "):");
        if (!names.isEmpty()) {
            lines.addAll(Layout.wrap("  " + String.join(", ", names), width, "  "));
        }
        return lines;
    }

    /** Every pile with its card line. */
    static List<String> supply(DominionView view) {
        List<String> lines = new ArrayList<>(List.of("SUPPLY PILES", RULE));
        for (Card card : piles(view)) {
            if (!card.equals(Cards.CURSE)) {
                lines.add("%3d  %s".formatted(view.supply(card.in(view)), card));
            }
        }
        lines.add(curses(view));
        return lines;
    }

    /** The piles: basic cards, then the kingdom from cheapest to most expensive. */
    static List<Card> piles(DominionView view) {
        Comparator<Card> order = Comparator.comparingInt((Card card) -> card.edition() == 0 ? 0 : 1)
                .thenComparingInt(card -> card.edition() == 0 ? card.id() : card.cost())
                .thenComparing(Card::name);
        return Cards.ALL.stream()
                .filter(card -> view.inGame(card.in(view)))
                .sorted(order)
                .toList();
    }

    static String curses(DominionView view) {
        int left = view.supply(Cards.CURSE.in(view));
        return "Curses: " + left + (left <= LOW_CURSES ? " ⚠️ Low!" : "");
    }
}
