package dev.cardinal.dominion;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.view.DominionView;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One player's part of the final scores.
 *
 * @param points the points of each kind of card
 * @param gardens the deck size shown beside Gardens; 0 if there are none
 */
record ScoreSheet(Map<String, Integer> points, int gardens, long total) {
    private static final Pattern LINE =
            Pattern.compile(" {2}(\\w+) \\(x(\\d+)\\): (-?\\d+) VP(?: \\((\\d+) cards in deck\\))?");
    private static final Pattern TOTAL = Pattern.compile(" {2}Total: (-?\\d+) VP");

    /** The score sheet as displayed for a seat. */
    static ScoreSheet of(List<String> lines, int seat) {
        Map<String, Integer> points = new TreeMap<>();
        int gardens = 0;
        for (String line : lines.subList(lines.indexOf("Player " + seat + ":") + 1, lines.size())) {
            Matcher total = TOTAL.matcher(line);
            if (total.matches()) {
                return new ScoreSheet(points, gardens, Long.parseLong(total.group(1)));
            }
            Matcher card = LINE.matcher(line);
            if (!card.matches()) {
                throw new IllegalArgumentException(line);
            }
            points.put(card.group(1) + " x" + card.group(2), Integer.parseInt(card.group(3)));
            gardens = card.group(4) == null ? gardens : Integer.parseInt(card.group(4));
        }
        throw new IllegalArgumentException("no total for seat " + seat);
    }

    /** The score sheet counted from the printed points of a seat's cards. */
    static ScoreSheet counted(DominionView table, int seat) {
        int size = Cards.ALL.stream()
                .mapToInt(card -> table.owned(seat, card.in(table)))
                .sum();
        Map<String, Integer> worth = Map.of("Estate", 1, "Duchy", 3, "Province", 6, "Curse", -1, "Gardens", size / 10);
        Map<String, Integer> points = new TreeMap<>();
        int total = 0;
        for (Card card : Cards.ALL) {
            int owned = table.owned(seat, card.in(table));
            if (owned > 0 && worth.containsKey(card.name())) {
                points.put(card.name() + " x" + owned, owned * worth.get(card.name()));
                total += owned * worth.get(card.name());
            }
        }
        return new ScoreSheet(points, table.owned(seat, Cards.GARDENS.in(table)) > 0 ? size : 0, total);
    }

    boolean adds() {
        return points.values().stream().mapToInt(Integer::intValue).sum() == total;
    }
}
