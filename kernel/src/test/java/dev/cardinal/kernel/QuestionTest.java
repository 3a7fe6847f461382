package dev.cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.data.Data;
import java.util.List;
import org.junit.jupiter.api.Test;

class QuestionTest {
    private static Option card(int code, int count, String name) {
        return new Option(code, count, name, "trash " + name, Data.fields().with("card", name), 0, code);
    }

    private static final Question TRASH = new Question(
            1,
            "Select up to 4 cards to trash",
            List.of(card(0, 2, "Copper"), card(3, 1, "Estate")),
            new Limits(0, 3, Offer.NO_TOTAL, false, false),
            "trash",
            Data.fields().with("type", "trash_cards"),
            "cards");

    private static final Question ONE =
            Question.one(0, "Play?", List.of(card(8, 1, "Village"), card(63, 1, "nothing")));

    @Test
    void severalPicksAreOneText() {
        assertThat(TRASH.text(Answer.of(0, 0, 3))).isEqualTo("trash Copper, Copper, Estate");
        assertThat(TRASH.text(Answer.of())).isEqualTo("trash nothing");
        assertThat(ONE.text(Answer.of(8))).isEqualTo("trash Village");
    }

    @Test
    void severalPicksAreOneJsonMove() {
        assertThat(TRASH.json(Answer.of(0, 3)))
                .hasToString("{\"type\":\"trash_cards\",\"cards\":[\"Copper\",\"Estate\"]}");
        assertThat(ONE.json(Answer.of(8))).hasToString("{\"card\":\"Village\"}");
    }

    @Test
    void anAnswerOutsideTheLimitsIsNotAccepted() {
        assertThat(TRASH.accepts(Answer.of(0, 0, 3))).isTrue();
        assertThat(TRASH.accepts(Answer.of(3, 3))).isFalse();
        assertThat(TRASH.forced()).isFalse();
        assertThatThrownBy(() -> TRASH.text(Answer.of(9))).isInstanceOf(IllegalAnswer.class);
    }

    @Test
    void theLimitsSurviveConversionToBareNumbers() {
        Limits limits = new Limits(1, 2, 5, true, true);
        Question question =
                new Question(0, "", List.of(card(0, 1, "A"), card(1, 1, "B")), limits, "x", Data.fields(), "y");
        assertThat(Limits.of(question.offer())).isEqualTo(limits);
        assertThat(limits.json()).hasToString("{\"min\":1,\"max\":2,\"total\":5,\"distinct\":true,\"ordered\":true}");
        assertThat(limits.one()).isFalse();
        assertThat(ONE.limits().one()).isTrue();
    }

    @Test
    void aProgramGetsTheOptionsWithTheirMoves() {
        assertThat(TRASH.toJson().toString())
                .isEqualTo(
                        "{\"seat\":1,\"prompt\":\"Select up to 4 cards to trash\",\"limits\":{\"min\":0,\"max\":3},"
                                + "\"options\":[{\"number\":0,\"name\":\"Copper\",\"text\":\"trash Copper\",\"move\":{\"card\":\"Copper\"},"
                                + "\"count\":2},{\"number\":1,\"name\":\"Estate\",\"text\":\"trash Estate\",\"move\":{\"card\":\"Estate\"}}]}");
    }
}
