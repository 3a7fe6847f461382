package dev.cardinal.onepiece.screen;

import dev.cardinal.kernel.text.Layout;
import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.move.Reports;
import dev.cardinal.onepiece.text.words.Rendering;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Describes a card. */
final class CardLines {
    private CardLines() {}

    static List<String> on(CardDefinition card) {
        List<String> lines = new ArrayList<>();
        lines.add(card.name() + "  " + card.id());
        lines.add("  " + words(card.colors()) + " " + word(card.category()) + numbers(card));
        String traits = String.join(" / ", card.types())
                + (card.attributes().isEmpty() ? "" : "; attribute " + words(card.attributes()));
        if (!traits.isEmpty()) {
            lines.add("  " + traits);
        }
        text(card).forEach(line -> lines.add("  " + line));
        card.gaps().forEach(gap -> lines.add("  (not understood, does nothing: " + gap + ")"));
        return lines;
    }

    /** A shorter version: one line of numbers, and the text. */
    static List<String> inShort(CardDefinition card, int width) {
        List<String> lines = new ArrayList<>(Layout.wrap("  " + card.name() + numbers(card), width, "      "));
        for (String line : text(card)) {
            lines.addAll(Layout.wrap("      " + line, width, "      "));
        }
        return lines;
    }

    /** What tells a card from others of the same name. */
    static String key(CardDefinition card) {
        return card.name() + " " + card.id();
    }

    /** The whole card, for readers who need no columns. */
    static String inOneLine(CardDefinition card) {
        String text = String.join(" ", text(card));
        return key(card) + ": " + word(card.category()) + numbers(card)
                + (card.types().isEmpty() ? "" : "; " + String.join(" / ", card.types()))
                + (text.isEmpty() ? "" : "; " + text);
    }

    static List<String> text(CardDefinition card) {
        return Rendering.text(card.category(), card.keywords(), card.effects())
                .lines()
                .toList();
    }

    private static String numbers(CardDefinition card) {
        StringBuilder numbers = new StringBuilder();
        numbers.append(card.category() == Category.LEADER ? ", Life " + card.life() : ", cost " + card.cost());
        if (card.category() == Category.LEADER || card.category() == Category.CHARACTER) {
            numbers.append(", power ").append(card.power());
        }
        return numbers.append(card.counter() > 0 ? ", counter +" + card.counter() : "")
                .toString();
    }

    private static String words(List<? extends Enum<?>> values) {
        return values.stream().map(CardLines::word).collect(Collectors.joining("/"));
    }

    static String word(Enum<?> value) {
        return Reports.capital(value.name().toLowerCase(Locale.ROOT));
    }
}
