package dev.cardinal.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.data.Data;
import java.util.List;
import org.junit.jupiter.api.Test;

class TellingTest {
    private final Telling telling = new Telling();

    private List<String> told(String prompt, List<String> explained, String... facts) {
        return telling.lines(Data.fields()
                .with("facts", Data.texts(List.of(facts)))
                .with("explained", Data.texts(explained))
                .with("prompt", prompt)
                .with("options", Data.texts(List.of("1. end phase"))));
    }

    @Test
    void only_new_lines_are_told_and_lines_that_are_gone_are_named() {
        told("Buy?", List.of(), "your hand: Copper", "aside: Silver");

        assertThat(told("Buy?", List.of(), "your hand: Gold")).startsWith("your hand: Gold", "no longer: aside");
    }

    @Test
    void what_was_explained_is_not_taken_back() {
        told("Buy?", List.of("Gold"), "Gold: $6 | treasure | +$3");

        assertThat(told("Buy?", List.of("Gold"))).containsExactly("Buy?", "1. end phase");
    }

    @Test
    void the_same_question_is_asked_again_by_its_first_words() {
        String prompt = "Buy phase: play Treasures, buy a card or end the phase:";

        assertThat(told(prompt, List.of())).contains(prompt);
        assertThat(told(prompt, List.of())).containsExactly("Buy phase:", "1. end phase");
        told("Action phase: play an Action or end the phase:", List.of());
        assertThat(told(prompt, List.of())).contains(prompt);
        telling.forget();
        assertThat(told(prompt, List.of())).contains(prompt);
    }
}
