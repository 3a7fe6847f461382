package dev.cardinal.onepiece.card;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A Leader and the cards that go with it.
 *
 * @param cards in the order of their numbers, as often as they are in the deck
 */
public record Deck(CardDefinition leader, List<CardDefinition> cards) {
    public Deck {
        cards = cards.stream().sorted(Comparator.comparing(CardDefinition::id)).toList();
    }

    /** The Leader, then the other cards. */
    public List<CardDefinition> all() {
        List<CardDefinition> all = new ArrayList<>(List.of(leader));
        all.addAll(cards);
        return all;
    }

    /** How many of each card there are, by its number. */
    public Map<String, Integer> counts() {
        Map<String, Integer> counts = new LinkedHashMap<>();
        cards.forEach(card -> counts.merge(card.id(), 1, Integer::sum));
        return counts;
    }

    /** The deck in one line that needs no file: a shipped deck's name, or its cards with plus signs between them. */
    public String inline() {
        String cards = counts().entrySet().stream()
                .map(card -> card.getValue() + "x" + card.getKey())
                .collect(Collectors.joining("+", "1x" + leader.id() + "+", ""));
        return Shipped.DECKS.stream()
                .filter(name -> inline(name).equals(cards))
                .findFirst()
                .orElse(cards);
    }

    private static String inline(String shipped) {
        return DeckList.of(Shipped.list(shipped)).lines().stream()
                .map(line -> line.count() + "x" + line.id())
                .collect(Collectors.joining("+"));
    }
}
