package dev.cardinal.mageknight.screen;

import dev.cardinal.kernel.Outcome;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The last page of a game: the score by achievement, and who has won. */
final class LastPage {
    private final MageKnightView view;
    private final List<String> lines = new ArrayList<>();

    private LastPage(MageKnightView view) {
        this.view = view;
    }

    static List<String> of(MageKnightView view) {
        LastPage page = new LastPage(view);
        page.write();
        return page.lines;
    }

    private void write() {
        lines.add("THE END");
        lines.addAll(new ScoreLines(view).lines());
        lines.add(ending());
        if (view.seats() == 1) {
            solo();
        }
    }

    private String ending() {
        Outcome outcome = view.outcome();
        String how = switch (outcome.ending()) {
            case "city" -> "The city was found";
            case "concession" -> "The game was conceded";
            default -> "The last round is over, and the city was not found";
        };
        if (view.seats() == 1) {
            return how + ".";
        }
        List<String> winners = new ArrayList<>();
        for (int seat = 0; seat < view.seats(); seat++) {
            if (outcome.places().get(seat) == 1) {
                winners.add(Events.player(seat));
            }
        }
        return how + ". " + String.join(" and ", winners) + (winners.size() == 1 ? " wins." : " share the win.");
    }

    /** The newer official solo scoring, next to the original one. */
    private void solo() {
        Map<String, Integer> bonuses = view.soloBonuses();
        int sum = bonuses.values().stream().mapToInt(Integer::intValue).sum();
        lines.add("The newer solo scoring would add:");
        bonuses.forEach((name, points) -> lines.add("  %-32s%11d".formatted(bonus(name), points)));
        lines.add("  %-32s%11d".formatted("total with these", view.total(0) + sum));
    }

    private static String bonus(String name) {
        return switch (name) {
            case "city" -> "the city was revealed";
            case "rounds" -> "rounds to spare";
            case "dummyCards" -> "cards left in the dummy's deck";
            default -> "the round's end not announced";
        };
    }
}
