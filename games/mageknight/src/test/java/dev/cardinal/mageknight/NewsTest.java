package dev.cardinal.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Step;
import dev.cardinal.kernel.data.Data;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What an answer reveals to the player who gives it. */
class NewsTest {
    private static Position turn() throws Refused {
        Data.Fields seat = Data.fields().with("hand", Data.texts(List.of("March", "Stamina", "Rage")));
        return Tables.deal(2)
                .arrange(Data.fields()
                        .with("turn", 0)
                        .with("seats", Data.fields().with("0", seat)));
    }

    private static Step step(Position position, String text) {
        return position.step((Answer) position.read(text));
    }

    @Test
    void a_card_from_hand_is_news_to_others_only() throws Refused {
        Step played = step(turn(), "play March");
        assertThat(played.revealed()).isTrue();
        assertThat(played.news()).isFalse();
    }

    @Test
    void a_move_over_known_ground_is_not_news() throws Refused {
        Step moved = step(step(turn(), "play March").position(), "move to 1/0");
        assertThat(moved.news()).isFalse();
    }

    @Test
    void cards_drawn_at_the_end_of_a_turn_are_news() throws Refused {
        Position played = step(turn(), "play March").position();
        Step ended = step(step(played, "end turn").position(), "discard nothing");
        assertThat(ended.news()).isTrue();
    }
}
