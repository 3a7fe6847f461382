package dev.cardinal.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Pace;
import dev.cardinal.host.Roster;
import dev.cardinal.host.Seats;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.players.Games;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompletionsTest {
    @TempDir
    Path folder;

    private Sitting sitting;

    @BeforeEach
    void sitDown() throws Refused {
        Game game = Games.named("dominion");
        Shelf shelf = new Shelf(folder);
        Seats seats = Seats.usual(game, 2);
        HostedGame hosted = HostedGame.start(game, Roster.numbered(game, Options.DEFAULT, seats.names(), 5), seats);
        Screen screen = new PlainScreen(
                new BufferedReader(Reader.nullReader()),
                new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8),
                OptionalInt.empty(),
                false);
        sitting = new Sitting(Keeper.of(hosted, shelf), screen, shelf, Pace.NONE);
        sitting.run();
    }

    @Test
    void moves_commands_and_names_complete() {
        assertThat(Completions.of(sitting, "p")).contains("play all treasures", "play Copper", "undo", "help ", "Gold");
    }

    @Test
    void help_completes_names() {
        assertThat(Completions.of(sitting, "help v"))
                .contains("help Village")
                .noneMatch(text -> text.startsWith("play"));
    }

    @Test
    void save_and_load_complete_files() throws IOException {
        Files.writeString(folder.resolve("friday.replay"), "");

        assertThat(Completions.of(sitting, "load " + folder + "/fr"))
                .contains("load " + folder + "/friday.replay", "load " + folder + "/games/");
        assertThat(Completions.of(sitting, "load /no/such/folder/x")).isEmpty();
    }

    @Test
    void a_scenario_completes_files_too() throws IOException {
        Files.writeString(folder.resolve("friday.yaml"), "");

        assertThat(Completions.of(sitting, "scenario " + folder + "/fr"))
                .contains("scenario " + folder + "/friday.yaml");
        assertThat(Completions.of(sitting, "Save " + folder + "/fr")).contains("Save " + folder + "/friday.yaml");
        assertThat(Completions.of(sitting, "scenario ~/")).allMatch(text -> text.startsWith("scenario ~/"));
    }

    @Test
    void auto_completes_on_and_off() {
        assertThat(Completions.of(sitting, "auto o")).containsExactly("auto on", "auto off");
    }

    @Test
    void help_completes_commands() {
        assertThat(Completions.of(sitting, "help u")).contains("help undo", "help hand");
    }

    @Test
    void a_later_move_of_the_line_completes_too() {
        assertThat(Completions.of(sitting, "buy prov")).contains("buy Province");
        assertThat(Completions.of(sitting, "play c")).doesNotContain("play Cellar");
    }
}
