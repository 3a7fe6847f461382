package dev.cardinal.onepiece.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.onepiece.OnePiece;
import dev.cardinal.onepiece.card.Library;
import dev.cardinal.onepiece.text.CardCompiler;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Greedy and greedy-1 play the same deck and change seats, so that only their play can make a difference. */
class MirrorTest {
    private static final Path CARDS = Path.of("..", "..", "..", "shared", "onepiece");
    /** How many deals of each deck are played, from both seats. */
    private static final int DEALS = 5;
    /** Of 40 games greedy wins about 28; fewer than this once in some hundred times, if the deals were others. */
    private static final int LEAST = 19;

    @Test
    void greedy_beats_greedy_1_with_the_starter_decks() throws Refused {
        assertThat(wins(new OnePiece(), List.of("ST01", "ST02", "ST03", "ST04")))
                .isGreaterThanOrEqualTo(LEAST);
    }

    @Test
    void greedy_beats_greedy_1_with_tournament_decks() throws Refused {
        assumeTrue(Files.exists(CARDS.resolve("cards.json")), () -> "skipped: there are no card texts in " + CARDS);
        List<String> decks = Stream.of("zoro", "katakuri", "smoker", "luffy")
                .map(name -> Path.of("decks", name + ".deck").toString())
                .toList();
        assertThat(wins(new OnePiece(Library.of(CARDS, CardCompiler::compile)), decks))
                .isGreaterThanOrEqualTo(LEAST);
    }

    private static int wins(OnePiece game, List<String> decks) throws Refused {
        int wins = 0;
        for (String deck : decks) {
            Deal deal = game.deal(Options.DEFAULT.with("decks", deck));
            for (int seed = 0; seed < DEALS; seed++) {
                wins += winner(deal, List.of(Greedy.NOW, Greedy.FIRST), seed) == 0 ? 1 : 0;
                wins += winner(deal, List.of(Greedy.FIRST, Greedy.NOW), seed) == 1 ? 1 : 0;
            }
        }
        return wins;
    }

    private static int winner(Deal deal, List<Bot> bots, long seed) {
        Scratch scratch = deal.scratch(seed);
        Chance chance = new Chance(seed);
        Pick pick = new Pick();
        while (scratch.asked() != Scratch.NOBODY) {
            int seat = scratch.asked();
            bots.get(seat).answer(scratch.view(Viewer.seat(seat)), chance, pick);
            scratch.answer(pick);
        }
        return scratch.outcome().winners().getFirst();
    }
}
