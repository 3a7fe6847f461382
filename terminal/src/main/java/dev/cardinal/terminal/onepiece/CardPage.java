package dev.cardinal.terminal.onepiece;

import dev.cardinal.kernel.Data;
import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.card.CardJson;
import dev.cardinal.onepiece.card.CardText;
import dev.cardinal.onepiece.card.Print;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.notation.Notation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What there is to say of a card.
 *
 * @param printed its text as it was imported
 */
record CardPage(CardDefinition card, Optional<CardText> printed, List<Print> prints) {
    private static final int WIDTH = 96;

    Data.Fields json() {
        return CardJson.of(card)
                .with("gaps", Data.texts(card.gaps()))
                .with("prints", Data.texts(prints.stream().map(Print::id).toList()));
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
        printed.filter(CardText::hasText).ifPresent(text -> {
            lines.add("printed:");
            (text.effect() + "\n" + text.trigger()).strip().lines().forEach(line -> lines.add("  " + line));
        });
        if (!card.keywords().isEmpty()) {
            lines.add("keywords: " + words(card.keywords()));
        }
        if (!card.effects().isEmpty()) {
            lines.add("program:");
            card.effects()
                    .forEach(effect -> Notation.write(effect, Effect.class, WIDTH)
                            .lines()
                            .forEach(line -> lines.add("  " + line)));
        }
        card.gaps().forEach(gap -> lines.add("not understood: " + gap));
        return String.join("\n", lines);
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
