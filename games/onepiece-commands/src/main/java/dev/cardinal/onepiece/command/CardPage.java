package dev.cardinal.onepiece.command;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.card.CardJson;
import dev.cardinal.onepiece.card.CardText;
import dev.cardinal.onepiece.card.Print;
import dev.cardinal.onepiece.card.Rulings;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.notation.Notation;
import dev.cardinal.onepiece.text.words.Rendering;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Describes a card.
 *
 * @param printed its text as imported
 */
record CardPage(CardDefinition card, Optional<CardText> printed, List<Print> prints) {
    private static final int WIDTH = 90;

    Data.Fields json() {
        return CardJson.of(card)
                .with("text", rendered())
                .with("gaps", Data.texts(card.gaps()))
                .with(
                        "rulings",
                        Data.of(Rulings.on(card.id()).stream()
                                .map(Rulings.Ruling::json)
                                .toList()))
                .with("prints", Data.texts(prints.stream().map(Print::id).toList()));
    }

    /** The program in English. */
    private String rendered() {
        return Rendering.text(card.category(), card.keywords(), card.effects());
    }

    String text() {
        List<String> lines = new ArrayList<>();
        lines.add(card.id() + " " + card.name());
        lines.add(words(card.colors()) + " " + word(card.category()) + numbers());
        lines.add(String.join(" / ", card.types())
                + (card.attributes().isEmpty() ? "" : " · " + words(card.attributes())));
        prints.stream()
                .filter(print -> print.alternateArt() || print.promo())
                .forEach(print -> lines.add("print " + print.id() + (print.alternateArt() ? ", alternate art" : "")
                        + (print.promo() ? ", promo" : "")));
        section(lines, "as understood", wrapped(rendered()));
        section(
                lines,
                "printed",
                wrapped(printed.map(text -> text.effect() + "\n" + text.trigger())
                        .orElse("")));
        section(lines, "keywords", words(card.keywords()));
        section(lines, "program", program());
        Rulings.on(card.id()).forEach(ruling -> lines.add("ruling " + ruling.source() + ": " + ruling.says()));
        card.gaps().forEach(gap -> lines.add("not understood: " + gap));
        return String.join("\n", lines);
    }

    private String program() {
        return card.effects().stream()
                .map(effect -> Notation.write(effect, Effect.class, WIDTH))
                .collect(Collectors.joining("\n"));
    }

    private static void section(List<String> lines, String title, String text) {
        if (!text.isBlank()) {
            lines.add(title + ":");
            text.strip().lines().forEach(line -> lines.add("  " + line));
        }
    }

    private static String wrapped(String text) {
        StringBuilder wrapped = new StringBuilder();
        for (String paragraph : text.split("\n")) {
            int column = 0;
            for (String word : paragraph.split(" ")) {
                if (column > 0 && column + word.length() > WIDTH) {
                    wrapped.append("\n ");
                    column = 1;
                }
                wrapped.append(column > 0 ? " " : "").append(word);
                column += 1 + word.length();
            }
            wrapped.append('\n');
        }
        return wrapped.toString();
    }

    private String numbers() {
        StringBuilder numbers = new StringBuilder();
        boolean fights = card.category() == Category.LEADER || card.category() == Category.CHARACTER;
        numbers.append(card.category() == Category.LEADER ? ", life " + card.life() : ", cost " + card.cost());
        numbers.append(fights ? ", power " + card.power() : "");
        numbers.append(card.counter() > 0 ? ", counter +" + card.counter() : "");
        return numbers.append(card.rarity().isEmpty() ? "" : ", rarity " + card.rarity())
                .toString();
    }

    private static String words(List<? extends Enum<?>> values) {
        return values.stream().map(CardPage::word).collect(Collectors.joining(", "));
    }

    private static String word(Enum<?> value) {
        String name = value.name().replace('_', ' ');
        return name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT);
    }
}
