package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.cardinal.arena.Result;
import dev.cardinal.arena.Simulation;
import dev.cardinal.arena.program.Allowance;
import dev.cardinal.arena.program.CommandKind;
import dev.cardinal.arena.program.Forfeit;
import dev.cardinal.arena.program.Programs;
import dev.cardinal.arena.program.Usage;
import dev.cardinal.host.GameFile;
import dev.cardinal.host.History;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.players.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs play in simulations, each in a process of its own. */
@Timeout(300)
class ProgramsTest {
    private final Map<Long, GameFile> replays = new ConcurrentHashMap<>();

    @TempDir
    private Path folder;

    private Result play(String game, List<String> players, int games, Map<String, String> limits) throws Refused {
        Game rules = Games.named(game);
        return Simulation.of(rules, Options.DEFAULT, players, 3, Allowance.of(limits))
                .keeping(replays::put)
                .run(games, 2);
    }

    private Usage.Loss loss(String how, Map<String, String> limits) throws Refused {
        Result result = play("kuhn", List.of(Contender.player(how), "solved"), 1, limits);
        assertThat(result.players().getFirst().losses()).isEqualTo(1);
        return result.programs().get(0).losses().getFirst();
    }

    private void verify(String game) throws Refused {
        for (GameFile replay : replays.values()) {
            History.verified(Games.named(game), replay);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"kuhn", "dominion", "onepiece", "mageknight"})
    void a_random_program_finishes_its_games(String game) throws Refused {
        Result result = play(game, List.of(Contender.player("random"), "random"), 20, Map.of());

        Usage usage = result.programs().get(0);
        assertThat(usage.losses()).isEmpty();
        assertThat(usage.decisions()).isGreaterThanOrEqualTo(10);
        assertThat(usage.calls()).isEqualTo(usage.decisions() + usage.refusals());
        assertThat(usage.tokensEach().median()).isGreaterThan(50);
        assertThat(replays).hasSize(20);
        verify(game);
    }

    /** In whatever game, and with the patience that a program is usually given. */
    @ParameterizedTest
    @ValueSource(strings = {"kuhn", "dominion", "onepiece", "mageknight"})
    void the_program_of_the_page_plays(String game) throws IOException, Refused {
        String page = Files.readString(Path.of("..", "docs", "protocol.md"));
        String bot = page.substring(page.indexOf("```python\n") + "```python\n".length());
        bot = bot.substring(0, bot.indexOf("```"));
        assertThat(bot.lines().count()).isLessThanOrEqualTo(15);
        assumeTrue(isThere("python3"));
        Path file = Files.writeString(folder.resolve("bot.py"), bot);

        Result result = play(game, List.of("cmd:python3 \"" + file + "\"", "random"), 2, Map.of());

        assertThat(result.programs().get(0).decisions()).isPositive();
        assertThat(result.programs().get(0).losses()).isEmpty();
    }

    static boolean isThere(String command) {
        try {
            new CommandKind().program(command);
            return true;
        } catch (Refused none) {
            return false;
        }
    }

    @Test
    void several_programs_play_each_other_and_get_the_same_deals_as_bots() throws Refused {
        Result result = play("kuhn", List.of(Contender.player("random"), Contender.player("script bet")), 4, Map.of());

        assertThat(result.programs()).containsOnlyKeys(0, 1);
        Map<Long, GameFile> played = Map.copyOf(replays);
        play("kuhn", List.of("random", "solved"), 4, Map.of());
        for (long game = 0; game < 4; game++) {
            assertThat(played.get(game).roster().seed())
                    .isEqualTo(replays.get(game).roster().seed());
        }
    }

    @Test
    void a_result_does_not_depend_on_when_which_game_is_played() throws Refused {
        List<String> players = List.of(Contender.player("random"), "random");
        Result one = play("kuhn", players, 4, Map.of());
        List<String> played = replays.values().stream().map(GameFile::text).toList();
        Result other = play("kuhn", players, 4, Map.of());

        assertThat(other.players()).isEqualTo(one.players());
        assertThat(other.programs().get(0).tokens())
                .isEqualTo(one.programs().get(0).tokens());
        assertThat(replays.values().stream().map(GameFile::text)).isEqualTo(played);
    }

    @Test
    void nonsense_loses() throws Refused {
        Usage.Loss loss = loss("nonsense", Map.of("refusals", "3"));

        assertThat(loss.cause()).isEqualTo(Forfeit.Cause.REFUSALS);
        assertThat(loss.reason()).startsWith("it was refused 3 times in a row, at last with: This is not JSON");
        verify("kuhn");
    }

    @Test
    void a_program_that_never_answers_loses() throws Refused {
        assertThat(loss("silent", Map.of("decision", "1")).reason())
                .isEqualTo(
                        "it did not answer within 1 second and has written nothing at all: does it flush its output?");
        assertThat(loss("silent", Map.of("seconds", "1")).cause()).isEqualTo(Forfeit.Cause.SECONDS);
    }

    @Test
    void a_program_that_dies_loses() throws Refused {
        assertThat(loss("dies", Map.of()).reason())
                .startsWith(
                        "it ended with status 1 before the game was over; its standard error says: Exception in thread");
    }

    /** Escapes would colour the terminal of whoever reads the result. */
    @Test
    void what_a_program_complains_about_is_plain_text() throws Refused {
        assertThat(loss("curses", Map.of()).reason()).contains("says: ?[31mred?");
        verify("kuhn");
    }

    @Test
    void a_program_that_leaves_in_the_middle_loses() throws Refused {
        Result result = play("dominion", List.of(Contender.player("leaves"), "random"), 1, Map.of());

        Usage.Loss loss = result.programs().get(0).losses().getFirst();
        assertThat(loss.cause()).isEqualTo(Forfeit.Cause.ENDED);
        assertThat(loss.reason())
                .endsWith("status 0 before the game was over; its standard error says: that is enough");
        assertThat(replays.get(0L).text()).contains("\"chat\":\"gives up: it ended with status 0");
        verify("dominion");
    }

    @ParameterizedTest
    @ValueSource(strings = {"floods", "babbles", "repeats"})
    void a_program_that_writes_without_reading_loses(String how) throws Refused {
        Result result = play("dominion", List.of(Contender.player(how), "random"), 1, Map.of("decision", "4"));

        assertThat(result.players().getFirst().losses()).isEqualTo(1);
        assertThat(result.programs().get(0).losses()).hasSize(1);
    }

    @Test
    void what_a_program_writes_before_it_is_asked_answers_the_next_question() throws Refused {
        Result result = play("dominion", List.of(Contender.player("early"), "bigmoney"), 1, Map.of());

        assertThat(result.programs().get(0).losses()).isEmpty();
        assertThat(result.programs().get(0).decisions()).isGreaterThan(10);
    }

    @Test
    void a_program_that_stays_when_the_game_is_over_is_ended() throws Refused {
        Result result = play("kuhn", List.of(Contender.player("stays"), "solved"), 1, Map.of());

        assertThat(result.programs().get(0).losses()).isEmpty();
        assertThat(result.seconds()).isLessThan(60);
        assertThat(ProcessHandle.current()
                        .descendants()
                        .filter(process ->
                                process.info().commandLine().orElse("").contains("Contender stays")))
                .isEmpty();
    }

    @Test
    void what_a_program_has_started_ends_with_it() throws Refused {
        assumeTrue(isThere("bash"));
        play("kuhn", List.of("cmd:bash -c \"sleep 787 & cat > /dev/null\"", "solved"), 2, Map.of("decision", "1"));

        assertThat(ProcessHandle.allProcesses()
                        .filter(process ->
                                process.info().commandLine().orElse("").endsWith("sleep 787")))
                .isEmpty();
    }

    @Test
    void calls_and_tokens_are_limited() throws Refused {
        List<String> players = List.of(Contender.player("random"), "random");
        Usage calls =
                play("dominion", players, 1, Map.of("calls", "5")).programs().get(0);
        Usage tokens = play("dominion", players, 1, Map.of("tokens", "9000"))
                .programs()
                .get(0);

        assertThat(calls.calls()).isEqualTo(5);
        assertThat(calls.losses().getFirst().reason()).isEqualTo("it has made all its 5 calls");
        assertThat(tokens.losses().getFirst().reason()).isEqualTo("it has used all its 9,000 tokens");
    }

    /** Three at a table: the others go on. */
    @Test
    void a_game_goes_on_without_a_program_that_has_lost() throws Refused {
        Result result = play(
                "dominion", List.of("house", Contender.player("nonsense"), "bigmoney"), 3, Map.of("refusals", "1"));

        assertThat(result.programs().get(1).losses().getFirst().games()).isEqualTo(3);
        assertThat(result.endings()).doesNotContainKey("concession");
        assertThat(result.players().get(1).wins()).isZero();
        verify("dominion");
    }

    @Test
    void a_comma_in_a_command_goes_in_quotes() throws Refused {
        assertThat(Programs.list("cmd:python bot.py \"a, b\" 'c,\"', house,cmd:x:y"))
                .containsExactly("cmd:python bot.py \"a, b\" 'c,\"'", "house", "cmd:x:y");
        assertThat(Programs.list("menu:o'brien.menu,human,")).containsExactly("menu:o'brien.menu", "human", "");
        assertThatThrownBy(() -> Programs.list("cmd:python 'my bot.py,house"))
                .hasMessageStartingWith("A quote ' is opened but not closed in 'cmd:python 'my bot.py,house'.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "cmd:pythn bot.py|There is no command 'pythn'. Check its name, or write its whole path.",
                "cmd:'java -jar my.jar'|There is no command 'java -jar my.jar'. Quotes make one word of what is between"
                        + " them: quote words, not the whole command.",
                "cmd:../docs/protocol.md|The file '../docs/protocol.md' cannot be executed. Make it executable, or put"
                        + " what runs it in front of it, as in cmd:python bot.py.",
                "cmd: |The player 'cmd:' names no program. After the colon comes the command that starts the program,"
                        + " such as cmd:python bot.py."
            })
    void a_command_that_is_not_there_is_refused_at_once(String player, String message) {
        assertThatThrownBy(() -> play("kuhn", List.of(player, "solved"), 1, Map.of()))
                .isInstanceOf(Refused.class)
                .hasMessage(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "frob|3|There is no limit 'frob'. The limits are calls, tokens, seconds, decision, refusals.",
                "calls|0|The limit calls must be a whole number from 1 up, not '0'. For no limit, write calls=none."
            })
    void a_wrong_limit_is_refused(String name, String value, String message) {
        assertThatThrownBy(() -> Allowance.of(Map.of(name, value))).hasMessage(message);
    }

    @Test
    void limits_can_be_taken_away() throws Refused {
        assertThat(Allowance.of(Map.of("calls", "none", "decision", "5")).unusual())
                .containsExactly("calls=none", "decision=5");
    }
}
