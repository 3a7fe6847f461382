package dev.cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class EventTest {
    private static final Event DREW = new Event(
            "drew",
            1,
            1 << 1,
            Data.fields().with("cards", Data.texts(List.of("Gold"))),
            "Player 1 drew Gold",
            Data.fields().with("count", 1),
            "Player 1 drew 1 card");

    @Test
    void thoseWhoMayKnowSeeAllOfIt() {
        assertThat(DREW.text(Viewer.seat(1))).isEqualTo("Player 1 drew Gold");
        assertThat(DREW.text(Viewer.REFEREE)).isEqualTo("Player 1 drew Gold");
        assertThat(DREW.json(Viewer.seat(1)))
                .hasToString("{\"type\":\"drew\",\"seat\":1,\"cards\":[\"Gold\"],\"text\":\"Player 1 drew Gold\"}");
    }

    @Test
    void theOthersSeeOnlyThatItHappened() {
        for (Viewer viewer : List.of(Viewer.seat(0), Viewer.seat(2), Viewer.SPECTATOR)) {
            assertThat(DREW.text(viewer)).isEqualTo("Player 1 drew 1 card");
            assertThat(DREW.json(viewer).toString()).doesNotContain("Gold");
        }
    }

    @Test
    void aPublicEventIsTheSameForAll() {
        Event event = Event.open("turn", -1, "Next", Data.fields());
        assertThat(event.json(Viewer.SPECTATOR)).isEqualTo(event.json(Viewer.REFEREE));
        assertThat(event.json(Viewer.SPECTATOR)).hasToString("{\"type\":\"turn\",\"text\":\"Next\"}");
    }
}
