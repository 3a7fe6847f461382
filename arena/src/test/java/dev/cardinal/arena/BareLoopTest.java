package dev.cardinal.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.players.Bots;
import dev.cardinal.players.Games;
import java.util.List;
import org.junit.jupiter.api.Test;

class BareLoopTest {
    private static final int GAMES = 20_000;

    /** The yardstick only means something if it plays the same game. */
    @Test
    void the_bare_loop_plays_big_money_as_the_engine_does() throws Refused {
        BareLoop loop = new BareLoop();
        long lead = 0;
        for (int i = 0; i < GAMES; i++) {
            lead += loop.play(i);
        }
        var game = Games.named("dominion");
        Playout playout = new Playout(
                game.deal(Options.DEFAULT.with("rules", "official")),
                Bots.named(List.of("bigmoney", "bigmoney"), game),
                1);
        long engineLead = 0;
        for (int i = 0; i < GAMES; i++) {
            var scores = playout.play(i, i, 0).scores();
            engineLead += scores.get(0) - scores.get(1);
        }

        assertThat((double) lead / GAMES).isCloseTo((double) engineLead / GAMES, within(0.5));
    }
}
