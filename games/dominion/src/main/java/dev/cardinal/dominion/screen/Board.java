package dev.cardinal.dominion.screen;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.Events;
import dev.cardinal.dominion.view.DominionView;
import dev.cardinal.kernel.text.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The whole table as text: whose turn it is, the supply, the players, and the viewer's hand. */
final class Board {
    private final DominionView view;
    private final int width;

    Board(DominionView view, int width) {
        this.view = view;
        this.width = width;
    }

    List<String> whole() {
        List<String> lines = new ArrayList<>();
        lines.addAll(spread(whose(), counters()));
        lines.add("");
        lines.add("SUPPLY PILES");
        lines.add(Listing.RULE);
        lines.addAll(piles());
        lines.add(Listing.curses(view));
        lines.add("");
        lines.addAll(players());
        lines.add("");
        lines.addAll(cards());
        return lines;
    }

    List<String> brief() {
        List<String> lines = new ArrayList<>(cards());
        lines.addAll(Layout.wrap(counters(), width, "  "));
        return lines;
    }

    private List<String> spread(String left, String right) {
        int gap = width - left.length() - right.length();
        return gap >= 2 ? List.of(left + " ".repeat(gap) + right) : List.of(left, right);
    }

    private String name(int seat) {
        return Events.player(seat) + (view.viewer().is(seat) ? " (you)" : "");
    }

    private String whose() {
        return "TURN " + view.turns(view.turn()) + "  " + name(view.turn()) + ", " + view.phaseName() + " phase";
    }

    private String counters() {
        return "Actions: " + view.actions() + "  Buys: " + view.buys() + "  Coins: $" + view.coins();
    }

    private List<String> piles() {
        List<Card> all = Listing.piles(view).stream()
                .filter(card -> !card.equals(Cards.CURSE))
                .toList();
        List<Card> kingdom = all.stream().filter(card -> card.edition() != 0).toList();
        List<String> treasures = cells(kind(all, Card.TREASURE));
        List<String> victories = cells(kind(all, Card.VICTORY));
        for (int rows = 3; rows < kingdom.size(); rows++) {
            List<List<String>> columns = new ArrayList<>(List.of(treasures, victories));
            for (int start = 0; start < kingdom.size(); start += rows) {
                columns.add(cells(kingdom.subList(start, Math.min(start + rows, kingdom.size()))));
            }
            List<String> lines = Layout.beside(columns);
            if (lines.stream().allMatch(line -> line.length() <= width)) {
                return lines;
            }
        }
        List<String> basics = Layout.beside(List.of(treasures, victories));
        return Stream.concat(basics.stream(), Layout.columns(cells(kingdom), width).stream())
                .toList();
    }

    private static List<Card> kind(List<Card> cards, int kind) {
        return cards.stream()
                .filter(card -> card.edition() == 0 && card.is(kind))
                .toList();
    }

    private List<String> cells(List<Card> cards) {
        int longest =
                cards.stream().mapToInt(card -> card.name().length()).max().orElse(0);
        String format = "%-" + Math.max(1, longest) + "s $%d %2d";
        return cards.stream()
                .map(card -> format.formatted(card.name(), card.cost(), view.supply(card.in(view))))
                .toList();
    }

    private List<String> players() {
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < view.seats(); seat++) {
            String mark = seat == view.turn() ? "> " : "  ";
            String sizes = "hand %2d  deck %2d  discard %2d"
                    .formatted(view.handSize(seat), view.deckSize(seat), view.discardSize(seat));
            String score = "%3d VP".formatted(view.points(seat));
            String line = "%-16s  %s  %s".formatted(mark + name(seat), sizes, score);
            if (line.length() <= width) {
                lines.add(line + gone(seat));
            } else {
                lines.add("%-16s %s".formatted(mark + name(seat), score) + gone(seat));
                lines.add("    " + sizes);
            }
        }
        return lines;
    }

    private String gone(int seat) {
        return view.conceded(seat) ? "  (conceded)" : "";
    }

    /** The current player's cards in play, and what the viewer knows about decks and hands. */
    private List<String> cards() {
        List<String> lines = new ArrayList<>();
        add(lines, "In play:  ", Listing.grouped(card -> view.inPlay(view.turn(), card.in(view))));
        for (int seat = 0; seat < view.seats(); seat++) {
            int owner = seat;
            add(lines, "Aside:    ", Listing.grouped(card -> view.aside(owner, card.in(view))));
            add(lines, "On top of " + whose(seat) + " deck: ", Listing.top(view, seat));
            if (view.viewer().seesAll()) {
                add(lines, Events.player(seat) + " holds ", Listing.grouped(card -> view.hand(owner, card.in(view))));
            } else if (!view.viewer().is(seat)) {
                String shown = Listing.grouped(card -> view.shownInHand(owner, card.in(view)));
                add(lines, Events.player(seat) + " is known to hold ", shown);
            }
        }
        if (view.viewer().seat() >= 0) {
            String hand = Listing.grouped(card -> view.hand(card.in(view)));
            add(lines, "Hand:     ", hand.isEmpty() ? "no cards" : hand);
        }
        return lines;
    }

    private String whose(int seat) {
        return view.viewer().is(seat) ? "your" : Events.player(seat) + "'s";
    }

    private void add(List<String> lines, String label, String cards) {
        if (!cards.isEmpty()) {
            lines.addAll(Layout.wrap(label + cards, width, "          "));
        }
    }
}
