package dev.cardinal.onepiece.screen;

import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.move.Reports;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.GamePhase;
import dev.cardinal.onepiece.view.OnePieceView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The table in lines that are told again only when they change: a line for each card on the field. */
final class Facts {
    private static final List<String> RULES = List.of(
            "goal: damage the other Leader when it has no Life left; a player whose deck runs out loses",
            "reading: cards in your hand have their cost and counter in brackets; on the field the number is the power,"
                    + " with DON!! counted; new cards cannot attack this turn, rested ones can neither attack nor"
                    + " block, and only rested Characters are attacked",
            "moves: you can give several at once, as in \"play Nami, give 2 to Usopp, attack Leader with Usopp, end\"");

    private final OnePieceView view;

    private Facts(OnePieceView view) {
        this.view = view;
    }

    /** The facts; the cards explained in them are added to those explained before. */
    static List<String> of(OnePieceView view, Set<String> explained) {
        Facts facts = new Facts(view);
        int me = Math.max(0, view.viewer().seat());
        List<String> lines = new ArrayList<>(RULES);
        for (int seat : new int[] {me, 1 - me}) {
            facts.cards(seat)
                    .filter(card -> explained.add(CardLines.key(card)))
                    .forEach(card -> lines.add(CardLines.inOneLine(card)));
        }
        for (int seat : new int[] {1 - me, me}) {
            lines.addAll(facts.side(seat));
        }
        lines.add("turn: " + facts.turn());
        return lines;
    }

    /** The cards that the viewer knows, in an order that does not tell where they are. */
    private Stream<CardDefinition> cards(int seat) {
        return IntStream.rangeClosed(Areas.DECK, Areas.LOOKING)
                .boxed()
                .flatMap(area -> view.known(seat, area).stream())
                .map(view::card)
                .sorted(Comparator.comparing(CardLines::key));
    }

    private boolean shows(int seat) {
        return view.viewer().sees(seat);
    }

    private List<String> side(int seat) {
        List<String> lines = new ArrayList<>();
        String who = view.viewer().is(seat) ? "you" : Reports.player(seat);
        String hand =
                shows(seat) ? "" : ", hand " + view.hand(seat) + in(" with ", Listing.known(view, seat, Areas.HAND));
        lines.add(who + ": Life " + view.life(seat) + life(seat) + hand + ", deck " + view.deck(seat) + top(seat)
                + ", trash " + view.cards(seat, Areas.TRASH).size()
                + in(", looks at ", Listing.known(view, seat, Areas.LOOKING))
                + in(", set aside ", Listing.known(view, seat, Areas.LIMBO)));
        lines.add(view.viewer().whose(seat) + " DON!!: " + view.donActive(seat) + " active, " + view.donRested(seat)
                + " rested");
        field(seat)
                .forEach((name, states) ->
                        lines.add(view.viewer().whose(seat) + " " + name + ": " + folded(states, "; ")));
        if (shows(seat)) {
            List<String> held = held(seat);
            lines.add(view.viewer().whose(seat) + " hand: " + (held.isEmpty() ? "no cards" : folded(held, ", ")));
        }
        return lines;
    }

    private static String in(String before, String cards) {
        return cards.isEmpty() ? "" : before + cards;
    }

    private String life(int seat) {
        boolean known = !view.known(seat, Areas.LIFE).isEmpty();
        return known ? " (from the top: " + Listing.fromTop(view, seat, Areas.LIFE) + ")" : "";
    }

    private String top(int seat) {
        String top = view.viewer().equals(Viewer.REFEREE) ? "" : Listing.knownTop(view, seat);
        return top.isEmpty() ? "" : " (on top " + top + ")";
    }

    /** The cards on the field by name, with how each of them lies. */
    private Map<String, List<String>> field(int seat) {
        Map<String, List<String>> field = new LinkedHashMap<>();
        for (int piece : view.field(seat)) {
            CardDefinition card = view.card(piece);
            boolean leader = card.category() == Category.LEADER;
            Cell cell = Cell.onField(view, piece);
            String state = (leader ? card.name() + " " : "")
                    + cell.power()
                    + (leader || view.cost(piece) == card.cost() ? "" : ", costs " + view.cost(piece))
                    + in(", ", cell.notes());
            field.computeIfAbsent(leader ? "Leader" : card.name(), name -> new ArrayList<>())
                    .add(state);
        }
        return field;
    }

    /** The hand by cost. */
    private List<String> held(int seat) {
        return Listing.inHand(view, seat).stream()
                .map(piece -> {
                    int counter = view.counter(piece);
                    String numbers = view.cost(piece) + (counter > 0 ? ", +" + counter : "");
                    return view.card(piece).name() + " (" + numbers + ")";
                })
                .toList();
    }

    /** Equal ones together, as in "Nami x2". */
    private static String folded(List<String> words, String between) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        words.forEach(word -> counts.merge(word, 1, Integer::sum));
        return counts.entrySet().stream()
                .map(word -> word.getKey() + (word.getValue() == 1 ? "" : " x" + word.getValue()))
                .collect(Collectors.joining(between));
    }

    private String turn() {
        if (view.phase() == GamePhase.SETUP) {
            return "the game has not begun";
        }
        String turn = view.viewer().whose(view.turn()) + " turn " + view.ownTurn(view.turn()) + ", ";
        return view.inBattle()
                ? turn + Reports.capital(view.step().toLowerCase(Locale.ROOT)) + " Step (" + view.prospect() + ")"
                : turn + Reports.phase(view.phase()) + " Phase";
    }
}
