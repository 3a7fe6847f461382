package dev.cardinal.kernel.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpellingTest {
    private static final List<String> NAMES = List.of("Village", "Cellar", "Moat", "Mine", "Militia", "Throne Room");

    @ParameterizedTest
    @CsvSource({
        "vilage, Village",
        "VILLAGES, Village",
        "villqge, Village",
        "celar, Cellar",
        "boat, Moat",
        "mint, Mine",
        "mone, Mine",
        "thrown room, Throne Room"
    })
    void the_nearest_name_is_suggested(String typed, String meant) {
        assertThat(Spelling.hint(typed, NAMES)).isEqualTo(" Did you mean " + meant + "?");
    }

    @ParameterizedTest
    @CsvSource({"smithy", "vil", "m", "xxxx", "moaning", "''"})
    void nothing_is_suggested_if_no_name_is_near(String typed) {
        assertThat(Spelling.hint(typed, NAMES)).isEmpty();
    }

    @Test
    void the_first_of_two_equally_near_names_is_suggested() {
        assertThat(Spelling.hint("cat", List.of("dog", "bat", "rat"))).isEqualTo(" Did you mean bat?");
    }
}
