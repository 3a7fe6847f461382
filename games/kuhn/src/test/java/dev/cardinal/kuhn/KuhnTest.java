package dev.cardinal.kuhn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.testkit.Cites;
import dev.cardinal.testkit.GameTest;
import org.junit.jupiter.api.Test;

class KuhnTest extends GameTest {
    private static final int GAMES = 400_000;

    KuhnTest() {
        super(new Kuhn());
    }

    @Test
    @Cites("KUHN 5")
    void by_the_solution_the_first_player_loses_an_eighteenth_of_a_chip() throws Refused {
        Solved bot = new Solved();
        Pick pick = new Pick();
        Chance chance = new Chance(5);
        long first = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            Scratch game = new Kuhn().deal(Options.DEFAULT).scratch(seed);
            while (game.asked() != Scratch.NOBODY) {
                bot.answer(game.view(Viewer.seat(game.asked())), chance, pick.clear());
                game.answer(pick);
            }
            first += game.outcome().scores().getFirst();
        }
        assertThat((double) first / GAMES).isCloseTo(-1.0 / 18, within(0.008));
    }
}
