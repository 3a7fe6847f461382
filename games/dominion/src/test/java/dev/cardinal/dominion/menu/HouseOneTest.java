package dev.cardinal.dominion.menu;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.dominion.Dominion;
import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Outcome;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Later bots are measured against house-1, so it must never play differently. */
class HouseOneTest {
    private static final int GAMES = 40;

    @ParameterizedTest
    @CsvSource({
        "first game, -2134779481",
        "size distortion, 925137379",
        "deck top, -1328252786",
        "interaction, 1986252609",
        "village square, -256759736",
        "improvements, 1000255906"
    })
    void house_1_plays_as_it_always_did(String kingdom, int expected) throws Refused {
        Dominion dominion = new Dominion();
        Options options =
                Options.DEFAULT.with("rules", "official").with("cards", "all").with("kingdom", kingdom);
        List<Bot> bots = List.of(dominion.bot("house-1"), dominion.bot("bigmoney-ultimate"));
        int all = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            Outcome outcome = played(dominion.deal(options).scratch(seed), bots);
            all = 31 * all + outcome.scores().hashCode();
            all = 31 * all + outcome.turns();
        }
        assertThat(all).isEqualTo(expected);
    }

    private static Outcome played(Scratch scratch, List<Bot> bots) {
        Pick pick = new Pick();
        while (scratch.asked() != Scratch.NOBODY) {
            int seat = scratch.asked();
            bots.get(seat).answer(scratch.view(Viewer.seat(seat)), new Chance(1), pick);
            scratch.answer(pick);
        }
        return scratch.outcome();
    }
}
