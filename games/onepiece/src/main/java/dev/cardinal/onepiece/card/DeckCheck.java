package dev.cardinal.onepiece.card;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Permission;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.rules.RulesContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Whether a deck is legal (5-1-2), and which clauses of its cards are not understood.
 *
 * @param deck the deck, if it is allowed
 * @param violations every rule it breaks
 * @param gaps clauses of its cards that do nothing, by card number
 */
public record DeckCheck(Optional<Deck> deck, List<Refusal> violations, Map<String, List<String>> gaps) {
    private static final String ILLEGAL = "illegal_deck";

    public DeckCheck {
        violations = List.copyOf(violations);
        gaps = Map.copyOf(gaps);
    }

    /**
     * Checks a list.
     *
     * @param strict whether cards with gaps are also refused
     */
    public static DeckCheck of(DeckList list, Library library, RulesContext rules, boolean strict) throws Refused {
        List<Refusal> wrong = new ArrayList<>();
        list.problems().forEach(problem -> wrong.add(new Refusal("bad_deck_line", capital(problem))));
        Map<CardDefinition, Integer> cards = new LinkedHashMap<>();
        for (DeckList.Line line : list.lines()) {
            Optional<CardDefinition> card = library.find(line.id());
            card.ifPresent(known -> cards.merge(known, line.count(), Integer::sum));
            if (card.isEmpty()) {
                wrong.add(new Refusal(
                        "unknown_card", capital(line.at()) + " names " + line.id() + ", but there is no such card"));
            }
        }
        List<CardDefinition> leaders = cards.keySet().stream()
                .filter(card -> card.category() == Category.LEADER)
                .toList();
        leaders(cards, leaders, wrong);
        main(cards, rules, wrong);
        if (leaders.size() == 1) {
            besides(leaders.getFirst(), cards.keySet().stream().toList(), wrong);
        }
        Map<String, List<String>> gaps = new LinkedHashMap<>();
        cards.keySet().stream()
                .filter(card -> !card.gaps().isEmpty())
                .forEach(card -> gaps.put(card.id(), card.gaps()));
        if (strict) {
            gaps.forEach((id, clauses) -> wrong.add(
                    new Refusal("not_understood", id + " is not understood: " + String.join(" / ", clauses))));
        }
        return new DeckCheck(
                wrong.isEmpty() ? Optional.of(deck(cards, leaders.getFirst())) : Optional.empty(), wrong, gaps);
    }

    private static void leaders(Map<CardDefinition, Integer> cards, List<CardDefinition> leaders, List<Refusal> wrong) {
        int number = leaders.stream().mapToInt(cards::get).sum();
        if (number != 1) {
            wrong.add(illegal("A deck has 1 Leader, not " + number, "5-1-2"));
        }
    }

    private static void main(Map<CardDefinition, Integer> cards, RulesContext rules, List<Refusal> wrong) {
        int size = 0;
        for (Map.Entry<CardDefinition, Integer> entry : cards.entrySet()) {
            CardDefinition card = entry.getKey();
            if (card.category() == Category.DON) {
                wrong.add(illegal(named(card) + " is a DON!! card, which cannot be in a deck", "5-1-2-1"));
            } else if (card.category() != Category.LEADER) {
                size += entry.getValue();
                if (entry.getValue() > rules.copies() && !anyNumber(card)) {
                    wrong.add(illegal(
                            "There are " + entry.getValue() + " copies of " + named(card) + ", but at most "
                                    + rules.copies() + " are allowed",
                            "5-1-2-3"));
                }
            }
        }
        if (size != rules.deckSize()) {
            wrong.add(illegal("A deck has " + rules.deckSize() + " cards besides its Leader, not " + size, "5-1-2"));
        }
    }

    /** Checks the cards against the Leader's colors, and against what its text says about decks. */
    private static void besides(CardDefinition leader, List<CardDefinition> cards, List<Refusal> wrong) {
        for (CardDefinition card : cards) {
            if (card.category() == Category.LEADER || card.category() == Category.DON) {
                continue;
            }
            if (!new Printed(card).sharesColor(leader)) {
                wrong.add(illegal(
                        named(card) + " is " + colors(card) + ", but the Leader is " + colors(leader), "5-1-2-2"));
            }
            if (!new Printed(card).isAllowedBy(leader)) {
                wrong.add(illegal("The Leader's text does not allow " + named(card) + " in the deck", "5-1-2-4"));
            }
        }
    }

    private static boolean anyNumber(CardDefinition card) {
        return new Printed(card)
                .changes(Target.class)
                .anyMatch(change -> change instanceof Change.Allow(Permission.AnyNumberInDeck any));
    }

    private static Deck deck(Map<CardDefinition, Integer> cards, CardDefinition leader) {
        List<CardDefinition> all = new ArrayList<>();
        cards.forEach((card, count) -> {
            for (int i = 0; i < count && card.category() != Category.LEADER; i++) {
                all.add(card);
            }
        });
        return new Deck(leader, all);
    }

    private static Refusal illegal(String message, String rule) {
        return new Refusal(ILLEGAL, message, "", rule);
    }

    private static String named(CardDefinition card) {
        return card.id() + " " + card.name();
    }

    private static String colors(CardDefinition card) {
        return card.colors().stream()
                .map(color -> color.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining("/"));
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    public Data.Fields json() {
        Data.Fields clauses = Data.fields();
        for (Map.Entry<String, List<String>> gap : gaps.entrySet()) {
            clauses = clauses.with(gap.getKey(), Data.texts(gap.getValue()));
        }
        return Data.fields()
                .with("legal", violations.isEmpty())
                .with(
                        "violations",
                        Data.of(violations.stream().map(Refusal::json).toList()))
                .with("gaps", clauses);
    }
}
