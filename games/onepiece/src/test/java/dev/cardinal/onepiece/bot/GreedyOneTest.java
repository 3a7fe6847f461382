package dev.cardinal.onepiece.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.onepiece.OnePiece;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Later bots are measured against greedy-1, so it must never play differently. */
class GreedyOneTest {
    private static final int GAMES = 10;

    /** The numbers were recorded when it was the only one. A change of the rules may change them, thinking may not. */
    @ParameterizedTest
    @CsvSource({
        "'ST01,ST02', 793307852",
        "'ST02,ST03', -1248290730",
        "'ST03,ST04', 659729526",
        "'ST04,ST01', 1535305027"
    })
    void greedy_1_plays_as_it_always_did(String decks, int expected) throws Refused {
        int all = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            Scratch game =
                    new OnePiece().deal(Options.DEFAULT.with("decks", decks)).scratch(seed);
            Chance chance = new Chance(seed);
            Pick pick = new Pick();
            while (game.asked() != Scratch.NOBODY) {
                Greedy.FIRST.answer(game.view(Viewer.seat(game.asked())), chance, pick);
                for (int i = 0; i < pick.size(); i++) {
                    all = 31 * all + pick.code(i);
                }
                game.answer(pick);
            }
        }
        assertThat(all).isEqualTo(expected);
    }
}
