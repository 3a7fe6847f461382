package dev.cardinal.onepiece.text;

import dev.cardinal.onepiece.card.CardText;
import dev.cardinal.onepiece.text.Compiler.Gap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * How many cards the compiler understands.
 *
 * @param all the count for all cards
 * @param bySet the counts by set
 * @param failures what it does not understand, by card
 */
public record Coverage(Count all, Map<String, Count> bySet, List<Failure> failures) {
    public Coverage {
        bySet = Map.copyOf(bySet);
        failures = List.copyOf(failures);
    }

    /**
     * The count for some cards.
     *
     * @param noText how many have no text
     * @param compiled how many have a text that is understood completely
     */
    public record Count(int cards, int noText, int compiled) {
        /** The share of cards with text that are understood; 1 if there are none. */
        public double strictRate() {
            int texts = cards - noText;
            return texts == 0 ? 1 : (double) compiled / texts;
        }

        private Count plus(boolean text, boolean understood) {
            return new Count(cards + 1, noText + (text ? 0 : 1), compiled + (text && understood ? 1 : 0));
        }

        private Map<String, Object> fields() {
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("cards", cards);
            fields.put("noText", noText);
            fields.put("compiled", compiled);
            fields.put("strictRate", strictRate());
            return fields;
        }
    }

    /** A clause of a card that is not understood, and why. */
    public record Failure(String id, String clause, String reason) {}

    public static Coverage of(List<CardText> cards) {
        Count all = new Count(0, 0, 0);
        Map<String, Count> bySet = new TreeMap<>();
        List<Failure> failures = new ArrayList<>();
        for (CardText card : cards) {
            List<Gap> gaps = card.hasText() ? CardCompiler.read(card).gaps() : List.of();
            all = all.plus(card.hasText(), gaps.isEmpty());
            bySet.merge(card.set(), new Count(0, 0, 0).plus(card.hasText(), gaps.isEmpty()), Coverage::sum);
            for (Gap gap : gaps) failures.add(new Failure(card.id(), gap.clause(), gap.reason()));
        }
        return new Coverage(all, bySet, failures);
    }

    private static Count sum(Count one, Count other) {
        return new Count(one.cards + other.cards, one.noText + other.noText, one.compiled + other.compiled);
    }

    /** The clauses that fail, with names and numbers left out, the most frequent first. */
    public Map<String, Long> frequent() {
        Map<String, Long> kinds = failures.stream()
                .collect(Collectors.groupingBy(
                        failure -> Clause.kind(failure.clause()), TreeMap::new, Collectors.counting()));
        Map<String, Long> sorted = new LinkedHashMap<>();
        kinds.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder()))
                .forEach(entry -> sorted.put(entry.getKey(), entry.getValue()));
        return sorted;
    }

    /** The fields of the JSON output: numbers, texts, lists and maps. */
    public Map<String, Object> fields() {
        Map<String, Object> fields = new LinkedHashMap<>(all.fields());
        Map<String, Object> sets = new TreeMap<>();
        bySet.forEach((set, count) -> sets.put(set, count.fields()));
        fields.put("bySet", sets);
        fields.put(
                "failures",
                failures.stream()
                        .map(failure ->
                                Map.of("id", failure.id(), "clause", failure.clause(), "reason", failure.reason()))
                        .toList());
        return fields;
    }
}
