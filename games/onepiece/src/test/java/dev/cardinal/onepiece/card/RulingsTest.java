package dev.cardinal.onepiece.card;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.text.CardCompiler;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Official rulings that no text gives are data. */
class RulingsTest {
    @TempDir
    private Path temporary;

    @Test
    void a_ruling_changes_the_program_that_it_contradicts() throws Exception {
        Path file = Files.writeString(
                temporary.resolve("in.json"),
                "[{\"id\": \"OP09-058\", \"name\": \"Ball\", \"category\": \"Event\", \"colors\": [\"Blue\"],"
                        + " \"cost\": 2, \"effect\": \"[Main] Return up to 1 of your opponent's Characters with a cost of 6"
                        + " or less to the owner's hand.\"}]");
        Import.of(file, temporary.resolve("data"));
        CardDefinition card = Library.of(temporary.resolve("data"), CardCompiler::compile)
                .find("OP09-058")
                .orElseThrow();
        Effect effect = card.effects().getFirst();
        assertThat(effect.body().toString()).contains("chooser=" + Who.OPPONENT);
    }

    @Test
    void rulings_are_found_by_card() {
        assertThat(Rulings.on("op12-017"))
                .singleElement()
                .satisfies(ruling -> assertThat(ruling.source()).isEqualTo("Q:OP12-017/4"));
        assertThat(Rulings.on("ST01-001")).isEmpty();
    }
}
