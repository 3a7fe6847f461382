package dev.cardinal.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.mageknight.screen.Story;
import java.util.List;
import org.junit.jupiter.api.Test;

class StoryTest {
    private static Event event(String type, int seat, String text) {
        return Event.open(type, seat, text, Data.fields());
    }

    @Test
    void what_one_player_does_in_a_row_is_on_one_line() {
        List<String> story = Story.of(
                List.of(
                        event(Event.TURN, 0, "Player 0's turn"),
                        event("card_played", 0, "Player 0 plays March"),
                        event("moved", 0, "Player 0 moves to 1/0 (plains)"),
                        event("card_played", 1, "Player 1 plays Rage")),
                Viewer.SPECTATOR);

        assertThat(story)
                .containsExactly(
                        "Player 0's turn", "Player 0 plays March; moves to 1/0 (plains)", "Player 1 plays Rage");
    }
}
