package dev.cardinal.onepiece.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.cardinal.onepiece.card.CardFile;
import dev.cardinal.onepiece.card.CardSource;
import dev.cardinal.onepiece.card.CardText;
import dev.cardinal.onepiece.effect.Category;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CoverageTest {
    private static final Path TEXTS = Path.of("..", "..", "..", "shared", "onepiece", "cards.json");

    private static CardText card(String id, String effect, String... otherWordings) {
        return new CardText(
                id,
                "Ann Other",
                Category.CHARACTER,
                List.of(),
                List.of(),
                List.of(),
                0,
                0,
                0,
                0,
                "C",
                effect,
                "",
                List.of(otherWordings),
                List.of());
    }

    @Test
    void cards_are_counted_by_set() {
        Coverage coverage = Coverage.of(List.of(
                card("AA01-001", "[On Play] Draw 1 card."),
                card("AA01-002", "[On Play] Juggle 2 cards."),
                card("BB01-001", "")));
        assertThat(coverage.all()).isEqualTo(new Coverage.Count(3, 1, 1));
        assertThat(coverage.all().strictRate()).isEqualTo(0.5);
        assertThat(coverage.bySet().get("BB01")).isEqualTo(new Coverage.Count(1, 1, 0));
        assertThat(coverage.failures()).extracting(Coverage.Failure::id).containsExactly("AA01-002");
        assertThat(coverage.frequent()).containsExactly(Map.entry("[on play] juggle # cards .", 1L));
        assertThat(coverage.fields())
                .containsOnlyKeys("cards", "noText", "compiled", "strictRate", "bySet", "failures");
    }

    @Test
    void spaces_do_not_hide_a_choice() {
        assertThat(Coverage.of(List.of(card("AA01-001", "[On Play] Rest  up  to  1  of  your  Characters.")))
                        .failures())
                .isEmpty();
    }

    @Test
    void another_wording_must_mean_the_same() {
        assertThat(Coverage.of(List.of(card(
                                "AA01-001",
                                "[On Play] ①: Draw 1 card.",
                                "[On Play] You may rest 1 of your DON!! cards: Draw 1 card.")))
                        .failures())
                .isEmpty();
        assertThat(Coverage.of(List.of(card("AA01-001", "[On Play] Draw 1 card.", "[On Play] Draw 2 cards.")))
                        .failures())
                .extracting(Coverage.Failure::reason)
                .containsExactly("this wording of another print is read as something else");
    }

    @Test
    void nearly_all_cards_are_fully_understood() throws Exception {
        assumeTrue(Files.exists(TEXTS), () -> "skipped: there are no card texts at " + TEXTS);
        List<CardText> cards = CardFile.read(TEXTS).cards().stream()
                .map(source -> ((CardSource.Text) source).card())
                .toList();
        Coverage coverage = Coverage.of(cards);
        assertThat(coverage.all().strictRate())
                .as(() -> String.join(
                        "\n",
                        coverage.failures().stream()
                                .map(Coverage.Failure::toString)
                                .toList()))
                .isGreaterThanOrEqualTo(0.95);
    }
}
