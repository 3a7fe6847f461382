package dev.cardinal.server.load;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Pace;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.scene.Area;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.players.Games;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Nothing that a server sends, logs or waits for depends on what the viewer may not know. */
class CanaryTest {
    @ParameterizedTest
    @CsvSource({"kuhn, 8", "dominion, 2", "onepiece, 2", "mageknight, 2"})
    void a_viewer_is_sent_the_same_whatever_it_does_not_know(String game, int games) throws Exception {
        try (Canary canary = new Canary(7)) {
            Canary.Result result = canary.run(Games.named(game), games, _ -> {});
            assertThat(result.violations()).isEmpty();
            assertThat(result.compared()).isGreaterThan(5 * games);
        }
    }

    @Test
    void a_message_that_shows_a_hand_is_found() throws Exception {
        assertFound((game, _) -> {
            try {
                game.chat(1, "I have " + hand(game));
            } catch (Refused impossible) {
                throw new IllegalStateException(impossible);
            }
        });
    }

    @Test
    void a_pause_that_depends_on_a_hand_is_found() throws Exception {
        assertFound((game, clock) -> clock.until(hand(game).hashCode() & 0xffff));
    }

    private void assertFound(BiConsumer<HostedGame, Pace> planted) throws Exception {
        try (Canary canary = new Canary(7, planted)) {
            assertThat(canary.run(Games.named("dominion"), 1, _ -> {}).violations())
                    .isNotEmpty();
        }
    }

    private static String hand(HostedGame game) {
        return game.position().view(Viewer.REFEREE).scene().areas().stream()
                .filter(area -> area.id().equals("1/hand"))
                .map(Area::pieces)
                .toList()
                .toString();
    }
}
