package dev.cardinal.dominion.screen;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.Events;
import dev.cardinal.dominion.view.DominionView;
import dev.cardinal.kernel.text.Count;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The table in lines that are told again only when they change: what changes together is on one line. */
final class Facts {
    private static final List<String> RULES = List.of(
            "goal: the most victory points (VP) when the Provinces or any three piles are gone",
            "moves: you can give several at once, as in \"t, buy gold, end\"; t plays all your Treasures");

    /** Up to this size, every card of a deck is named: all of them will be in the next hand. */
    private static final int SMALL = 5;

    private final DominionView view;

    private Facts(DominionView view) {
        this.view = view;
    }

    /** The facts; the cards explained in them are added to those explained before. */
    static List<String> of(DominionView view, Set<String> explained) {
        Facts facts = new Facts(view);
        List<String> lines = new ArrayList<>(RULES);
        List<Card> piles = Listing.piles(view);
        Stream.concat(piles.stream(), Cards.ALL.stream().filter(facts::isOwned))
                .filter(card -> explained.add(card.name()))
                .forEach(card -> lines.add(card.toString().replaceFirst(" \\| ", ": ")));
        piles.forEach(card -> lines.add(facts.pile(card)));
        lines.add("trash: " + orNothing(Listing.grouped(card -> view.trash(card.in(view)))));
        lines.add("points: " + facts.eachSeat(seat -> facts.who(seat) + " " + view.points(seat)));
        IntStream.range(0, view.seats()).forEach(seat -> lines.addAll(facts.player(seat)));
        lines.add("Actions in play: " + orNothing(Listing.grouped(facts::actionsInPlay)));
        lines.add("turn: " + view.viewer().whose(view.turn()) + " turn " + view.turns(view.turn()));
        lines.add(facts.left());
        return lines;
    }

    private static String orNothing(String cards) {
        return cards.isEmpty() ? "nothing" : cards;
    }

    private String eachSeat(IntFunction<String> words) {
        return IntStream.range(0, view.seats()).mapToObj(words).collect(Collectors.joining(", "));
    }

    private boolean isOwned(Card card) {
        return IntStream.range(0, view.seats()).anyMatch(seat -> view.owned(seat, card.in(view)) > 0);
    }

    private String who(int seat) {
        return view.viewer().is(seat) ? "you" : Events.player(seat);
    }

    /** The Treasures in play are told by the coins. */
    private int actionsInPlay(Card card) {
        return card.is(Card.ACTION) ? view.inPlay(view.turn(), card.in(view)) : 0;
    }

    /** How many are left, and who owns the others. */
    private String pile(Card card) {
        StringBuilder line = new StringBuilder(card.name() + " pile: " + view.supply(card.in(view)));
        for (int seat = 0; seat < view.seats(); seat++) {
            int owned = view.owned(seat, card.in(view));
            boolean you = view.viewer().is(seat);
            line.append(owned == 0 ? "" : ", " + who(seat) + (you ? " own " : " owns ") + owned);
        }
        return line.toString();
    }

    private List<String> player(int seat) {
        String known = Listing.grouped(hand(seat));
        String more = aside(seat) + (view.conceded(seat) ? ", conceded" : "");
        String deck = view.deckSize(seat) + deck(seat);
        int discard = view.discardSize(seat);
        if (!view.viewer().is(seat) && !view.viewer().seesAll()) {
            String hand = view.handSize(seat) + (known.isEmpty() ? "" : " with " + known);
            return List.of(who(seat) + ": hand " + hand + ", deck " + deck + ", discard pile " + discard + more);
        }
        String whose = view.viewer().whose(seat);
        return List.of(
                whose + " hand: " + orNothing(known) + more, whose + " deck: " + deck + ", discard pile " + discard);
    }

    private ToIntFunction<Card> hand(int seat) {
        return view.viewer().sees(seat)
                ? card -> view.hand(seat, card.in(view))
                : card -> view.shownInHand(seat, card.in(view));
    }

    /** What the viewer knows of a deck: the cards on top, and if it will soon be drawn, all cards of their own. */
    private String deck(int seat) {
        List<String> known = new ArrayList<>();
        if (view.viewer().is(seat) && view.deckSize(seat) > 0 && view.deckSize(seat) <= SMALL) {
            known.add(Listing.grouped(card -> inDeck(seat, card.in(view))));
        }
        String top = Listing.top(view, seat);
        if (!top.isEmpty()) {
            known.add("on top " + top);
        }
        return known.isEmpty() ? "" : " (" + String.join("; ", known) + ")";
    }

    /** Players know their own cards, so they know which of them are nowhere else. */
    private int inDeck(int seat, int slot) {
        return view.owned(seat, slot)
                - view.hand(slot)
                - view.discard(seat, slot)
                - view.inPlay(seat, slot)
                - view.aside(seat, slot);
    }

    private String aside(int seat) {
        String aside = Listing.grouped(card -> view.aside(seat, card.in(view)));
        return aside.isEmpty() ? "" : ", set aside " + aside;
    }

    /** What is left to do; in the buy phase, actions are of no use. */
    private String left() {
        String actions = view.buying() ? "" : Count.of(view.actions(), "action") + ", ";
        return "left: " + actions + Count.of(view.buys(), "buy") + ", $" + view.coins();
    }
}
