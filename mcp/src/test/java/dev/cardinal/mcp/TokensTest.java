package dev.cardinal.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;
import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Person;
import dev.cardinal.host.Roster;
import dev.cardinal.host.Seats;
import dev.cardinal.host.Speaker;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.players.Bots;
import dev.cardinal.players.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a model is told costs it few tokens, by a tokenizer that models really use. */
class TokensTest {
    static final Encoding TOKENS = Encodings.newLazyEncodingRegistry().getEncoding(EncodingType.O200K_BASE);
    private static final long SEEDS = 5;

    /** What a seat is told in a whole game that it plays by the default bot's choices. */
    @ParameterizedTest
    @CsvSource({"kuhn, 1, 80, 300", "dominion, 1, 120, 900", "onepiece, 1, 250, 1200", "mageknight, 0, 250, 1500"})
    void a_decision_costs_few_tokens(String name, int bots, int decision, int first) throws Exception {
        Game game = Games.named(name);
        List<Integer> costs = new ArrayList<>();
        List<Integer> games = new ArrayList<>();
        List<Integer> decisions = new ArrayList<>();
        List<Integer> tables = new ArrayList<>();
        int whole = 0;
        for (long seed = 1; seed <= SEEDS; seed++) {
            List<Integer> told = new ArrayList<>();
            play(game, bots, seed, told, tables);
            games.add(told.stream().mapToInt(cost -> cost).sum());
            decisions.add(told.size());
            if (!told.isEmpty()) { // in Kuhn poker the other may give up at once
                whole = Math.max(whole, told.removeFirst());
            }
            costs.addAll(told);
        }
        int median = median(costs);
        System.out.printf(
                "%s: %d tokens at first, then %d in the middle, %d at most; a game has %d decisions and costs %d%n",
                name, whole, median, costs.getLast(), median(decisions), median(games));
        assertThat(whole).as("the first look").isLessThanOrEqualTo(first);
        assertThat(median).as("a decision, median").isLessThanOrEqualTo(decision);
        assertPage(name, List.of(whole, Collections.max(tables), median, median(decisions), median(games)));
    }

    private static int median(List<Integer> numbers) {
        Collections.sort(numbers);
        return numbers.get(numbers.size() / 2);
    }

    /** The page says about as much as is measured. */
    private static void assertPage(String name, List<Integer> measured) throws IOException {
        String row = Files.readAllLines(Path.of("..", "docs", "language-models.md")).stream()
                .filter(line -> line.startsWith("| `" + name + "` |"))
                .findFirst()
                .orElseThrow();
        List<Integer> said = Stream.of(row.replaceAll("[`|,]", "").strip().split("\\s+"))
                .skip(1)
                .map(Integer::valueOf)
                .toList();
        assertThat(said).as("%s measured: %s", row, measured).hasSameSizeAs(measured);
        for (int i = 0; i < said.size(); i++) {
            assertThat(said.get(i))
                    .as("%s measured: %s", row, measured)
                    .isCloseTo(measured.get(i), Percentage.withPercentage(10));
        }
    }

    private static void play(Game game, int bots, long seed, List<Integer> told, List<Integer> tables)
            throws Exception {
        List<String> players = new ArrayList<>(List.of(Person.NAME));
        players.addAll(Collections.nCopies(bots, game.defaultBot()));
        Options options = bots == 0 ? Options.DEFAULT.with("players", "1") : Options.DEFAULT;
        HostedGame hosted =
                HostedGame.start(game, Roster.numbered(game, options, players, seed), Seats.of(game, players));
        Bot bot = Bots.named(game.defaultBot(), game);
        Chance chance = new Chance(seed);
        Telling telling = new Telling();
        StringBuilder transcript = new StringBuilder();
        hosted.goOn();
        while (!hosted.position().over()) {
            String text = String.join("\n", telling.lines(new Speaker(hosted, Viewer.seat(0)).say(telling.request())));
            told.add(TOKENS.countTokensOrdinary(text));
            Telling anew = new Telling();
            List<String> table = anew.lines(new Speaker(hosted, Viewer.seat(0)).say(anew.request()));
            tables.add(TOKENS.countTokensOrdinary(String.join("\n", table)));
            Pick pick = new Pick();
            bot.answer(hosted.position().view(Viewer.seat(0)), chance, pick);
            Answer answer = Answer.of(pick, hosted.question().limits().ordered());
            transcript
                    .append(text)
                    .append("\n> ")
                    .append(hosted.question().text(answer))
                    .append("\n\n");
            hosted.answer(0, answer);
            hosted.goOn();
        }
        keep(game.name() + "-" + seed, transcript);
    }

    /** For whoever wants to read what a model reads. */
    private static void keep(String name, CharSequence transcript) throws IOException {
        Path folder = Files.createDirectories(Path.of("target", "transcripts"));
        Files.writeString(folder.resolve(name + ".txt"), transcript);
    }
}
