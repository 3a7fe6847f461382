package dev.cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Look;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Place;
import dev.cardinal.kernel.scene.Viewer;
import java.util.List;
import org.junit.jupiter.api.Test;

class EventTest {
    private static final Event DREW = Event.open(
                    "drew", 1, "Player 1 drew {}", Data.fields().with("count", 1))
            .hiding(1 << 1, List.of("Gold"), Data.fields().with("cards", Data.texts(List.of("Gold"))))
            .with(List.of(
                    new Move.Moved("1/deck", Place.at(0), "1/hand", Place.SOMEWHERE, 1, Look.known("Gold"), 1 << 1)));

    @Test
    void thoseWhoMayKnowSeeEverything() {
        assertThat(DREW.text(Viewer.seat(1))).isEqualTo("Player 1 drew Gold");
        assertThat(DREW.text(Viewer.REFEREE)).isEqualTo("Player 1 drew Gold");
        assertThat(DREW.json(Viewer.seat(1)))
                .hasToString("{\"type\":\"drew\",\"seat\":1,\"count\":1,\"cards\":[\"Gold\"],\"moves\":["
                        + "{\"move\":\"moved\",\"from\":\"1/deck\",\"at\":0,\"to\":\"1/hand\",\"count\":1,"
                        + "\"face\":\"Gold\"}],\"text\":\"Player 1 drew Gold\"}");
    }

    @Test
    void theOthersSeeOnlyThatItHappened() {
        for (Viewer viewer : List.of(Viewer.seat(0), Viewer.seat(2), Viewer.SPECTATOR)) {
            assertThat(DREW.text(viewer)).isEqualTo("Player 1 drew a card");
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
