package dev.cardinal.onepiece.card;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A Leader and the other cards of its deck.
 *
 * @param cards in the order of their numbers, with duplicates
 */
public record Deck(CardDefinition leader, List<CardDefinition> cards) {
    public Deck {
        cards = cards.stream().sorted(Comparator.comparing(CardDefinition::id)).toList();
    }

    public List<CardDefinition> all() {
        List<CardDefinition> all = new ArrayList<>(List.of(leader));
        all.addAll(cards);
        return all;
    }

    /** The number of copies, by card number. */
    public Map<String, Integer> counts() {
        Map<String, Integer> counts = new LinkedHashMap<>();
        cards.forEach(card -> counts.merge(card.id(), 1, Integer::sum));
        return counts;
    }

    /** The deck in one line that needs no file: a shipped deck's name, or its cards separated by plus signs. */
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
