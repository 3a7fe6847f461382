package dev.cardinal.onepiece.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Outcome;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.onepiece.OnePiece;
import dev.cardinal.players.Bots;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StrengthTest {
    private static final int GAMES = 40;

    @ParameterizedTest
    @ValueSource(strings = {"ST01,ST04", "ST02,ST03", "ST03,ST01", "ST04,ST02"})
    void greedy_beats_random_nearly_always(String decks) throws Refused {
        OnePiece game = new OnePiece();
        Deal deal = game.deal(Options.DEFAULT.with("decks", decks));
        List<Bot> bots = Bots.named(List.of("greedy", "random"), game);
        int wins = 0;
        for (int i = 0; i < GAMES; i++) {
            wins += play(deal, bots, i).winners().equals(List.of(0)) ? 1 : 0;
        }
        assertThat(wins).isGreaterThanOrEqualTo(GAMES * 9 / 10);
    }

    private static Outcome play(Deal deal, List<Bot> bots, long seed) {
        Scratch scratch = deal.scratch(seed);
        Chance chance = new Chance(seed);
        Pick pick = new Pick();
        while (scratch.asked() != Scratch.NOBODY) {
            int seat = scratch.asked();
            bots.get(seat).answer(scratch.view(Viewer.seat(seat)), chance, pick);
            scratch.answer(pick);
        }
        return scratch.outcome();
    }
}
