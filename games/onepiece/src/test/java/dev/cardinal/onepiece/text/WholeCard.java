package dev.cardinal.onepiece.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.card.CardText;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Color;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.notation.Notation;
import java.util.List;

/** A card with a text and the programs that it becomes; each program says all of its text. */
final class WholeCard {
    private WholeCard() {}

    private static CardDefinition card(Category category, String text) {
        return CardCompiler.compile(new CardText(
                "XX01-001",
                "Ann",
                category,
                List.of(Color.RED),
                List.of(),
                List.of(),
                1000,
                1,
                0,
                0,
                "C",
                text,
                "",
                List.of(),
                List.of()));
    }

    static void means(String text, String... programs) {
        means(Category.CHARACTER, text, programs);
    }

    static void means(Category category, String text, String... programs) {
        CardDefinition card = card(category, text);
        assertThat(card.gaps()).as(text).isEmpty();
        assertThat(card.effects().stream()
                        .map(effect -> Notation.write(effect, Effect.class))
                        .toList())
                .as(text)
                .containsExactly(programs);
    }

    static void gap(String text) {
        assertThat(card(Category.CHARACTER, text).gaps()).as(text).isNotEmpty();
    }
}
