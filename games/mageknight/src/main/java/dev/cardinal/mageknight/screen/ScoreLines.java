package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.rules.turn.Score;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** The scores by achievement, at the end or so far: everyone knows which cards a player owns (16). */
record ScoreLines(MageKnightView view) {
    private static final int LABEL = 34;
    private static final int COLUMN = 11;

    /** A table if it fits, otherwise a paragraph for each player. */
    List<String> fitting(int width) {
        return LABEL + view.seats() * COLUMN <= width
                ? lines()
                : IntStream.range(0, view.seats()).mapToObj(this::inWords).toList();
    }

    private String inWords(int seat) {
        StringBuilder words = new StringBuilder(Events.player(seat) + ": fame " + view.fame(seat));
        for (Score.Achievement achievement : Score.Achievement.values()) {
            words.append(", ").append(Labels.word(achievement)).append(' ').append(points(seat, achievement));
        }
        return words + ", total " + view.total(seat);
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(row("", Events::player));
        lines.add(row("", seat -> view.hero(seat).name()));
        lines.add(row("fame", seat -> Integer.toString(view.fame(seat))));
        for (Score.Achievement achievement : Score.Achievement.values()) {
            lines.add(row(label(achievement), seat -> points(seat, achievement)));
        }
        lines.add(row("total", seat -> Integer.toString(view.total(seat))));
        if (view.titles()) {
            lines.add("(In brackets: the title bonus or penalty, already included in the number before it.)");
        }
        return lines;
    }

    private String row(String label, IntFunction<String> cell) {
        StringBuilder row = new StringBuilder(("%-" + LABEL + "s").formatted("  " + label));
        for (int seat = 0; seat < view.seats(); seat++) {
            row.append(("%" + COLUMN + "s").formatted(cell.apply(seat)));
        }
        return row.toString().stripTrailing();
    }

    private static String label(Score.Achievement achievement) {
        return switch (achievement) {
            case KNOWLEDGE -> "knowledge: spells and actions";
            case LOOT -> "loot: artifacts and crystals";
            case LEADER -> "leader: levels of units";
            case CONQUEROR -> "conqueror: keeps, towers, burnt";
            case ADVENTURER -> "adventurer: sites explored";
            case BEATING -> "beating: wounds";
        };
    }

    private String points(int seat, Score.Achievement achievement) {
        int title = view.title(seat, achievement);
        int points = view.points(seat, achievement) + title;
        return points + (title == 0 ? "" : " (" + PlayerLines.signed(title) + ")");
    }
}
