package dev.cardinal.dominion.turn;

import dev.cardinal.dominion.table.Basic;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.Ending;
import dev.cardinal.dominion.table.Events;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.kernel.Outcome;
import dev.cardinal.kernel.text.Count;
import java.util.ArrayList;
import java.util.List;

/** Victory points: all of a player's cards count, wherever they are. */
public final class Score {
    private Score() {}

    public static int points(Table t, int seat) {
        int points = 0;
        for (long left = t.setup.victories | (1L << Basic.CURSE); left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            int count = t.owned(seat, card);
            points += count == 0 ? 0 : count * each(t, seat, t.setup.card(card));
        }
        return points;
    }

    private static int each(Table t, int seat, Card card) {
        return card.tens() == 0 ? card.points() : card.points(t.owned(seat));
    }

    /** A seat's score card by card, as the last page of a game shows it. */
    private static List<String> breakdown(Table t, int seat) {
        List<String> lines = new ArrayList<>();
        lines.add(Events.player(seat) + ":");
        for (long left = t.setup.kinds; left != 0; left &= left - 1) {
            int slot = Long.numberOfTrailingZeros(left);
            Card card = t.setup.card(slot);
            int count = t.owned(seat, slot);
            if (count > 0 && card.is(Card.VICTORY | Card.CURSE)) {
                String size = card.tens() == 0 ? "" : " (" + Count.of(t.owned(seat), "card") + " in deck)";
                lines.add("  " + card.name() + " (x" + count + "): " + count * each(t, seat, card) + " VP" + size);
            }
        }
        lines.add("  Total: " + points(t, seat) + " VP");
        return lines;
    }

    /** Compares two seats by points, then, as printed, by fewer turns. */
    private static int compare(Table t, int[] points, int a, int b) {
        if (t.isOut(a) != t.isOut(b)) {
            return t.isOut(a) ? -1 : 1;
        }
        int difference = points[a] - points[b];
        return difference != 0 || !t.setup.preset.breaksTies() ? difference : t.turns(b) - t.turns(a);
    }

    public static Outcome outcome(Table t) {
        int[] points = new int[t.seats()];
        for (int seat = 0; seat < points.length; seat++) {
            points[seat] = points(t, seat);
        }
        Integer[] places = new Integer[points.length];
        Long[] scores = new Long[points.length];
        for (int seat = 0; seat < points.length; seat++) {
            int place = 1;
            for (int other = 0; other < points.length; other++) {
                place += compare(t, points, other, seat) > 0 ? 1 : 0;
            }
            places[seat] = place;
            scores[seat] = (long) points[seat];
        }
        boolean success = t.ending == Ending.PROVINCES || t.ending == Ending.PILES;
        return new Outcome(List.of(places), List.of(scores), t.turns(0), t.ending.word(), success);
    }

    public static List<String> report(Table t) {
        List<String> lines = new ArrayList<>();
        lines.add("FINAL SCORES");
        lines.add("─".repeat(39));
        for (int seat = 0; seat < t.seats(); seat++) {
            lines.addAll(breakdown(t, seat));
        }
        return lines;
    }
}
