package dev.cardinal.dominion.instruction;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.dominion.Dominion;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.testkit.Cites;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class QuestionsAreSecretTest {
    private Position position;

    @BeforeEach
    void a_militia_asks_seat_1_for_two_of_its_cards() throws Refused {
        var options = new Options(Map.of("players", "3", "kingdom", "Militia"));
        Data.Fields seats =
                Data.fields().with("0", hand("Militia")).with("1", hand("Gold", "Silver", "Copper", "Estate", "Duchy"));
        position = new Dominion().deal(options).arrange(Data.fields().with("seats", seats));
        position = position.answer((Answer) position.read("play Militia"));
    }

    private static Data.Fields hand(String... cards) {
        return Data.fields().with("hand", Data.texts(List.of(cards)));
    }

    @Cites("VIS-QUESTION-1")
    @Test
    void the_seat_that_is_asked_sees_its_options() {
        var view = position.view(Viewer.seat(1));
        assertThat(view.question()).isPresent();
        assertThat(view.data().get("question")).isNotNull();
    }

    @Cites("VIS-QUESTION-1")
    @Test
    void everyone_else_sees_only_who_is_asked() {
        for (Viewer other : List.of(Viewer.seat(0), Viewer.seat(2), Viewer.SPECTATOR)) {
            var view = position.view(other);
            assertThat(view.asked()).isEqualTo(1);
            assertThat(view.question()).isEmpty();
            assertThat(view.data().get("asks")).isEqualTo(Data.of(1));
            assertThat(view.data().get("question")).isNull();
        }
    }
}
