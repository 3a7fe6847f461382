package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.cardinal.arena.Result;
import dev.cardinal.arena.Simulation;
import dev.cardinal.arena.program.Allowance;
import dev.cardinal.arena.program.Forfeit;
import dev.cardinal.arena.program.Usage;
import dev.cardinal.host.GameFile;
import dev.cardinal.host.History;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.players.Games;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Clients of the tools for language models play in simulations: {@code --players mcp:COMMAND}. */
@Tag("long")
@Timeout(300)
class ModelsTest {
    @TempDir
    Path folder;

    private final Map<Long, GameFile> replays = new ConcurrentHashMap<>();

    private Result play(String game, List<String> players, int games, Map<String, String> limits) throws Refused {
        Game rules = Games.named(game);
        return Simulation.of(rules, Options.DEFAULT, players, 3, Allowance.of(limits))
                .keeping(replays::put)
                .run(games, 2);
    }

    @ParameterizedTest
    @CsvSource({"kuhn, 80", "dominion, 180", "onepiece, 350", "mageknight, 350"})
    void a_random_model_finishes_its_games_with_few_tokens_and_few_calls(String game, int tokens) throws Refused {
        Result result = play(game, List.of(ModelContender.player("random"), "random"), 4, Map.of("refusals", "200"));

        Usage usage = result.programs().get(0);
        assertThat(usage.losses()).isEmpty();
        assertThat(usage.decisions()).isPositive();
        // the first look, a look at the end, and what was refused are the only calls besides one for each decision
        assertThat(usage.calls()).isLessThanOrEqualTo(usage.decisions() + usage.refusals() + 2 * 4);
        assertThat(usage.tokensEach().median()).isLessThan(tokens);
        assertThat(replays).hasSize(4);
        for (GameFile replay : replays.values()) {
            History.verified(Games.named(game), replay);
            assertThat(replay.text()).contains("\"reason\":\"It is ");
        }
    }

    @Test
    void two_models_play_each_other() throws Refused {
        Result result = play(
                "kuhn",
                List.of(ModelContender.player("random"), ModelContender.player("random")),
                2,
                Map.of("refusals", "50"));
        assertThat(result.programs().get(0).losses()).isEmpty();
        assertThat(result.programs().get(1).losses()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"kuhn", "dominion"})
    void the_agent_of_the_page_plays(String game) throws Exception {
        String page = Files.readString(Path.of("..", "docs", "language-models.md"));
        String agent = page.substring(page.indexOf("```python\n") + "```python\n".length());
        Path file = Files.writeString(folder.resolve("agent.py"), agent.substring(0, agent.indexOf("```")));
        assumeTrue(
                Stream.of(System.getenv("PATH").split(File.pathSeparator))
                        .anyMatch(place -> Files.isExecutable(Path.of(place, "python3"))),
                "skipped: there is no python3 on this machine");

        Result result = play(game, List.of("mcp:python3 \"" + file + "\"", "random"), 2, Map.of());

        assertThat(result.programs().get(0).decisions()).isPositive();
        assertThat(result.programs().get(0).losses()).isEmpty();
    }

    private Usage.Loss loss(String how, Map<String, String> limits) throws Refused {
        Result result = play("kuhn", List.of(ModelContender.player(how), "solved"), 1, limits);
        return result.programs().get(0).losses().getFirst();
    }

    @ParameterizedTest
    @ValueSource(strings = {"floods", "babbles", "shouts"})
    void a_model_that_writes_without_reading_loses(String how) throws Refused {
        Usage.Loss loss = loss(how, Map.of("decision", "4"));

        assertThat(loss.cause()).isEqualTo(Forfeit.Cause.DECISION);
    }

    @Test
    void a_model_that_breaks_its_limits_loses_and_the_reason_is_kept() throws Refused {
        assertThat(loss("nonsense", Map.of("refusals", "3")).reason()).startsWith("it was refused 3 times in a row");
        assertThat(loss("silent", Map.of("decision", "3")).cause()).isEqualTo(Forfeit.Cause.DECISION);
        assertThat(loss("leaves", Map.of()).reason()).contains("ended before the game was over", "I have seen enough");
        assertThat(loss("nonsense", Map.of("calls", "5", "refusals", "none")).cause())
                .isEqualTo(Forfeit.Cause.CALLS);
    }
}
