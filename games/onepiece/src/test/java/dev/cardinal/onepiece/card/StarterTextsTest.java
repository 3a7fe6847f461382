package dev.cardinal.onepiece.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.notation.Notation;
import dev.cardinal.onepiece.text.Compiler;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Compares the handwritten programs with those compiled from the printed texts. */
class StarterTextsTest {
    private static final Path TEXTS = Path.of("..", "..", "..", "shared", "onepiece", "cards.json");

    @Test
    void the_compiler_agrees_with_the_handwritten_starter_decks() throws Exception {
        assumeTrue(Files.exists(TEXTS), () -> "skipped: there are no card texts at " + TEXTS);
        int compared = 0;
        for (CardSource source : CardFile.read(TEXTS).cards()) {
            CardText text = ((CardSource.Text) source).card();
            if (Shipped.DECKS.contains(text.set())) {
                CardDefinition card = Shipped.find(text.id()).orElseThrow();
                var compiled = Compiler.compile(text.category(), List.of(text.effect(), text.trigger()));
                assertThat(compiled.gaps()).as(text.id()).isEmpty();
                assertThat(compiled.keywords()).as(text.id()).isEqualTo(card.keywords());
                assertThat(programs(compiled.effects())).as(text.id()).isEqualTo(programs(card.effects()));
                assertSamePrint(card, text);
                compared++;
            }
        }
        assertThat(compared).isEqualTo(68);
    }

    private static List<String> programs(List<Effect> effects) {
        return effects.stream()
                .map(effect -> Notation.write(effect, Effect.class))
                .toList();
    }

    private static void assertSamePrint(CardDefinition card, CardText text) {
        assertThat(List.of(card.name(), card.category(), card.colors(), card.types(), card.attributes()))
                .as(text.id())
                .isEqualTo(List.of(text.name(), text.category(), text.colors(), text.types(), text.attributes()));
        assertThat(List.of(card.power(), card.cost(), card.life(), card.counter(), card.rarity()))
                .as(text.id())
                .isEqualTo(List.of(text.power(), text.cost(), text.life(), text.counter(), text.rarity()));
    }
}
