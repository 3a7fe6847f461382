package dev.cardinal.kit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Reply;
import dev.cardinal.kernel.data.Data;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoveReaderTest {
    private static Position position(boolean several) {
        try {
            return new FruitGame(several).deal(Options.DEFAULT).position(1);
        } catch (Refused refused) {
            throw new IllegalStateException(refused);
        }
    }

    /** The text of the answer, or the code of the refusal. */
    private static String understood(boolean several, Reply reply) {
        return reply instanceof Answer answer ? position(several).question().text(answer) : ((Refusal) reply).code();
    }

    @ParameterizedTest
    @CsvSource({
        "eat red apple, eat Red Apple",
        "EAT_RED, eat Red Apple",
        "green, eat Green Apple",
        "throw pear, throw Pear",
        "th g, throw Green Apple",
        "done, end turn",
        "end, end turn",
        "apple, ambiguous",
        "pear, ambiguous",
        "eat pear, hard",
        "eat plum, not_there",
        "peel pear, no_knife",
        "peel, no_knife",
        "peeled pear, not_understood",
        "sing, not_understood",
        "'', not_understood"
    })
    void a_few_words_are_enough_for_one_thing(String said, String meant) {
        assertThat(understood(false, position(false).read(said))).isEqualTo(meant);
    }

    @Test
    void the_reason_for_anything_tells_what_was_named() {
        Refusal typed = (Refusal) position(false).read("peel Golden_Pear");
        assertThat(typed.toString()).isEqualTo("You have no knife to peel a 'golden pear'. (2)");
        Data.Fields move = Data.fields().with("type", "peel").with("fruit", "Plum");
        assertThat(position(false).read(move).toString()).isEqualTo("You have no knife to peel a 'Plum'. (2)");
        assertThat(understood(false, position(false).read(move.with("how", 1)))).isEqualTo("not_understood");
    }

    @ParameterizedTest
    @CsvSource({"eat, red, eat Red Apple", "throw, Pear, throw Pear", "eat, Pear, hard", "sing, Pear, not_understood"})
    void a_move_in_json_is_read_by_its_type_and_name(String type, String fruit, String meant) {
        Data move = Data.fields().with("type", type).with("fruit", fruit);
        assertThat(understood(false, position(false).read(move))).isEqualTo(meant);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "pack pear, red | pack Red Apple, Pear",
                "green apple | pack Green Apple",
                "nothing | wrong_number",
                "pack pear, red, green | wrong_number",
                "pack 2 pear | outside_limits",
                "pack apple | ambiguous",
                "pack plum | not_understood"
            })
    void several_things_are_separated_by_commas(String said, String meant) {
        assertThat(understood(true, position(true).read(said))).isEqualTo(meant);
    }

    @Test
    void several_things_in_json_are_a_list() {
        Data.Fields move = Data.fields().with("type", "pack_cards");
        assertThat(understood(true, position(true).read(move.with("cards", Data.texts(List.of("pear", "Red Apple"))))))
                .isEqualTo("pack Red Apple, Pear");
        assertThat(understood(true, position(true).read(move))).isEqualTo("not_understood");
        assertThat(understood(true, position(true).read(Data.of(3)))).isEqualTo("not_understood");
    }

    @Test
    void options_of_the_same_name_are_told_apart() {
        Choice zoro = Choice.of("play", "Zoro", Data.fields(), "card");
        assertThat(Questions.names(
                        List.of(zoro.or(List.of("Zoro 1")), zoro.or(List.of("Zoro 2")), Choice.item("Zoro"))))
                .containsExactly("Zoro 1", "Zoro 2", "Zoro");
        assertThat(Questions.names(List.of(zoro, zoro))).containsExactly("Zoro", "Zoro (2)");
    }
}
