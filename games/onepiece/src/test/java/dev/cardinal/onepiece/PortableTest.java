package dev.cardinal.onepiece;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.onepiece.card.Shipped;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which options players on other machines can set. */
class PortableTest {
    private final OnePiece game = new OnePiece();

    private String refusal(String option, String value) {
        Refused refused = catchThrowableOfType(Refused.class, () -> game.portable(Options.DEFAULT.with(option, value)));
        assertThat(refused).as(option + "=" + value).isNotNull();
        assertThat(refused.refusal().code()).isEqualTo("no_files");
        return refused.getMessage();
    }

    @ParameterizedTest
    @ValueSource(strings = {"ST01", "st02, ST03", "1xST01-001+4xST01-002,ST04"})
    void decks_that_are_shipped_or_listed_are_portable(String decks) {
        assertThatCode(() -> game.portable(Options.DEFAULT.with("decks", decks)))
                .doesNotThrowAnyException();
    }

    @Test
    void rules_are_portable_as_the_game_itself_writes_them(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("rules.json"), "{\"areas\": {\"characters\": 2}}");
        Path deck = Files.writeString(folder.resolve("deck"), Shipped.list("ST01"));
        Options files = Options.DEFAULT.with("rules", file.toString()).with("decks", deck.toString());
        Options seated = game.seat(files, List.of(game.bot("greedy"), game.bot("greedy")));

        assertThat(seated).isNotEqualTo(files);
        assertThatCode(() -> game.portable(seated)).doesNotThrowAnyException();
        assertThatCode(() -> game.portable(Options.DEFAULT.with("rules", "official")))
                .doesNotThrowAnyException();
    }

    @ParameterizedTest
    @CsvSource({"decks, /etc/passwd", "decks, ST01;/etc/passwd", "rules, /etc/passwd", "rules, ' {}'", "decks, ''"})
    void files_are_not_portable(String option, String value) {
        assertThat(refusal(option, value.replace(';', ','))).contains("you cannot use files at this table");
    }

    @ParameterizedTest
    @ValueSource(strings = {"decks", "rules"})
    void a_refusal_does_not_say_whether_there_is_such_a_file(String option, @TempDir Path folder) throws Exception {
        Path file = folder.resolve("secret");
        String missing = refusal(option, file.toString());
        Files.writeString(file, "{}");

        assertThat(refusal(option, file.toString())).isEqualTo(missing);
    }
}
