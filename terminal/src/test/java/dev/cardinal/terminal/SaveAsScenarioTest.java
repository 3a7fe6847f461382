package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.testkit.scenario.ScenarioReport;
import dev.cardinal.testkit.scenario.ScenarioRunner;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** Any position can be saved as a file that anyone can run. */
class SaveAsScenarioTest {
    private static final String FIRST_GAME = "dominion --seed 5 --option 'kingdom=first game' ";

    @TempDir
    private Path folder = Path.of("");

    private PlaySession session = new PlaySession(folder);

    @BeforeEach
    void sitDown() {
        session = new PlaySession(folder);
    }

    private static void holds(Path file) throws Exception {
        ScenarioReport report = ScenarioRunner.forAllGames().run(file);
        assertThat(report.failed()).isEmpty();
        assertThat(report.scenarios()).isEqualTo(1);
    }

    private static String replay(Object... arguments) {
        StringWriter out = new StringWriter();
        String[] words = new String[arguments.length];
        for (int i = 0; i < words.length; i++) {
            words[i] = arguments[i].toString();
        }
        new CommandLine(new ReplayCommand())
                .setParameterExceptionHandler(new Trouble())
                .setExecutionExceptionHandler(new Trouble())
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(out))
                .execute(words);
        return out.toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"dominion", "onepiece", "mageknight"})
    void a_player_saves_the_table_as_a_scenario(String game) throws Exception {
        Path file = folder.resolve("moment.yaml");
        session.play(game + " --seed 5", "scenario " + file, "quit");

        assertThat(session.after("scenario " + file)).contains("Run it with: cardinal rules " + file);
        assertThat(file)
                .content()
                .startsWith("# What seat 0 knows at this point of a game. Everything else is drawn at random.\n");
        holds(file);
    }

    @Test
    void it_includes_what_was_done_in_the_turn() throws Exception {
        Path file = folder.resolve("moment.yaml");
        session.play(FIRST_GAME, "t, buy moat", "scenario " + file, "quit");

        assertThat(file).content().contains("Moat: 9").contains("bought: 1").contains("play: [Copper, Copper]");
        holds(file);
    }

    @Test
    void an_older_scenario_is_replaced_and_nothing_else() throws Exception {
        Path file = folder.resolve("moment.yaml");
        Path letter = Files.writeString(folder.resolve("letter.txt"), "Dear Sir\n");
        session.play(FIRST_GAME, "scenario " + file, "t", "scenario " + file, "scenario " + letter, "scenario", "quit");

        assertThat(session.after("scenario " + letter)).contains("is not a scenario. Choose another name.");
        assertThat(session.after("scenario"))
                .startsWith("Type the name of the file. For example: scenario friday.yaml.");
        assertThat(letter).content().isEqualTo("Dear Sir\n");
        holds(file);
    }

    @Test
    void a_file_that_cannot_be_written_is_reported() {
        Path file = folder.resolve("nowhere").resolve("moment.yaml");
        session.play(FIRST_GAME, "scenario " + file, "quit");

        assertThat(session.after("scenario " + file)).startsWith("The scenario could not be written to " + file);
    }

    @Test
    void the_position_before_an_act_of_a_replay_is_written_for_a_seat() throws Exception {
        session.play(FIRST_GAME, "t, buy moat", "end", "quit");
        Path file = folder.resolve("moment.yaml");

        String said = replay(session.files().getFirst(), "--from", 2, "--as", 1, "--scenario", file);

        assertThat(said).isEqualToIgnoringNewLines("Written to " + file + ". Run it with: cardinal rules " + file);
        assertThat(file).content().contains("as seat 1 knows it").contains("phase: buy");
        holds(file);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dominion", "onepiece", "mageknight"})
    void the_title_of_a_game_that_is_over_is_one_sentence(String game) throws IOException {
        session.play(game + " --seed 5", "concede", "y", "n");
        Path saved = session.files().getFirst();
        Path file = folder.resolve("moment.yaml");

        replay(saved, "--from", PlaySession.acts(saved).size() + 1, "--as", 0, "--scenario", file);

        assertThat(file).content().containsPattern("title: .*\\w, as seat 0 knows it");
    }

    @Test
    void the_referee_writes_everything() throws Exception {
        session.play(FIRST_GAME, "t, buy moat", "quit");
        Path file = folder.resolve("moment.yaml");

        String said = replay(session.files().getFirst(), "--from", 3, "--scenario", file, "--json");

        assertThat(said).isEqualToIgnoringNewLines("{\"scenario\":\"" + file + "\",\"from\":3,\"viewer\":\"referee\"}");
        assertThat(file).content().startsWith("# Everything there is to know");
        holds(file);
    }

    @Test
    void a_position_that_was_not_reached_is_refused() throws IOException {
        session.play(FIRST_GAME, "t", "quit");
        Path file = folder.resolve("moment.yaml");

        assertThat(replay(session.files().getFirst(), "--from", 99, "--scenario", file))
                .contains("--from is 99");
        assertThat(file).doesNotExist();
    }
}
