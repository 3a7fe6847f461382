package dev.cardinal.onepiece.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.onepiece.OnePiece;
import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.card.Library;
import dev.cardinal.onepiece.card.Shipped;
import dev.cardinal.onepiece.text.CardCompiler;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InquiryTest {
    private final Inquiry shipped = new Inquiry(Library.shipped());

    private static List<Data> items(Data.Fields answer, String name) {
        return ((Data.Items) answer.values().get(name)).values();
    }

    @Test
    void the_starter_decks_are_listed_with_their_leaders() throws Exception {
        Data.Fields answer = shipped.answer("decks", "");

        assertThat(items(answer, "decks")).hasSize(Shipped.DECKS.size());
        assertThat(items(answer, "decks").getFirst().toString())
                .contains("\"name\":\"ST01\",\"title\":\"Straw Hat Crew\",\"leader\":{\"id\":\"ST01-001\"");
        assertThat(answer.get("imported")).isEqualTo(Data.of(0));
    }

    @Test
    void the_list_of_a_legal_deck_is_what_a_seat_can_hand_in() throws Exception {
        String changed = Shipped.list("ST01")
                .replace("4x ST01-002", "3x ST01-002")
                .replace("4x ST01-003", "4x ST01-003\n1x ST01-002_p1");
        Data.Fields legal = shipped.answer("deck", changed);
        Data.Fields other = shipped.answer("deck", "ST02");

        assertThat(legal.get("legal")).isEqualTo(Data.of(true));
        assertThat(legal.get("list")).isEqualTo(Data.of("ST01"));
        Options options =
                Options.DEFAULT.with("decks", ((Data.Text) other.values().get("list")).value());
        OnePiece game = new OnePiece();
        game.portable(options);
        assertThat(game.deal(options).seats()).isEqualTo(2);
    }

    @Test
    void a_list_with_mistakes_names_the_rules_and_shows_the_cards_that_are_known() throws Exception {
        Data.Fields answer = shipped.answer("deck", "1x ST01-001\n5x ST01-002\n4x XX-001\nwhat\n");

        assertThat(answer.get("legal")).isEqualTo(Data.of(false));
        assertThat(items(answer, "violations").toString())
                .contains("Line 3 names XX-001", "Line 4 should look like", "5-1-2-3", "not 5");
        assertThat(items(answer, "cards")).hasSize(2);
        assertThat(items(answer, "cards").getLast().toString()).contains("\"count\":5", "\"program\":[\"Effect(");
        assertThat(answer.get("list")).isNull();
    }

    @Test
    void the_answer_on_the_page_is_what_the_game_says() throws Exception {
        String page = Files.readString(Path.of("../../docs/onepiece-cards.md"));
        Matcher asked = Pattern.compile("\"text\":\"([^\"]+)\"\\}'\n\\{\"answer\":(\\{.*]),\\.\\.\\.")
                .matcher(page);
        assertThat(asked.find()).isTrue();
        assertThat(shipped.answer("deck", asked.group(1).replace("\\n", "\n")).toString())
                .startsWith(asked.group(2));
    }

    @Test
    void a_card_shows_what_of_its_text_is_not_understood(@TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve("cards.json"), """
                [{"id": "MY-001", "name": "Cook", "category": "CHARACTER", "colors": ["RED"], "cost": 2, "power": 3000,
                  "effect": "[On Play] Draw 1 card. Sing a song about the sea."}]
                """);
        Inquiry own = new Inquiry(Library.of(folder, CardCompiler::compile));

        assertThat(items(own.answer("card", "cook"), "cards").toString()).contains("MY-001", "gaps\":[\"", "song");
        assertThat(own.answer("decks", "").get("imported")).isEqualTo(Data.of(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/etc/passwd", "/no/such/file", "1xST01-001+/etc/passwd"})
    void what_is_written_is_never_a_file(String text) throws Exception {
        assertThat(shipped.answer("deck", text).toString())
                .contains("should look like")
                .doesNotContain("root:");
    }

    @Test
    void too_much_and_nonsense_are_refused() {
        String everything = "1x ST01-002\n".repeat(500);
        assertThatThrownBy(() -> shipped.answer("deck", everything)).isInstanceOf(Refused.class);
        assertThatThrownBy(() -> shipped.answer("card", "Nobody")).hasMessageContaining("no card 'Nobody'");
        assertThatThrownBy(() -> shipped.answer("passwords", "")).hasMessageContaining("Ask about decks");
    }

    @Test
    void every_shipped_card_can_be_shown() throws Exception {
        for (CardDefinition card : Shipped.all()) {
            assertThat(items(shipped.answer("card", card.id()), "cards")).hasSize(1);
        }
    }
}
