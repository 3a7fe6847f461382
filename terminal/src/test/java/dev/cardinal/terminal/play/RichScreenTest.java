package dev.cardinal.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.players.Games;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a person's keys do. */
class RichScreenTest {
    private static final String CTRL_U = "\u0015";
    private static final String CTRL_Y = "\u0019";
    private static final String UP = "\u0010"; // Ctrl-P, which is the same

    @TempDir
    Path folder;

    private RichScreen typing(String keys) throws Exception {
        Game game = Games.named("dominion");
        return new RichScreen(
                new DumbTerminal(
                        "test",
                        "ansi",
                        new ByteArrayInputStream(keys.getBytes(StandardCharsets.UTF_8)),
                        new ByteArrayOutputStream(),
                        StandardCharsets.UTF_8),
                new Paint(game.words(Options.DEFAULT), false),
                folder.resolve("history"));
    }

    @Test
    void a_cut_or_typed_line_can_be_recalled() throws Exception {
        RichScreen screen = typing("play Moat" + CTRL_U + "\n" + CTRL_Y + "\n" + UP + "\n");

        assertThat(screen.ask("> ", _ -> List.of())).isEmpty();
        assertThat(screen.ask("> ", _ -> List.of())).isEqualTo("play Moat");
        assertThat(screen.ask("> ", _ -> List.of())).isEqualTo("play Moat");
    }

    @Test
    void the_next_player_cannot_recall_what_the_last_one_typed_or_cut() throws Exception {
        RichScreen screen = typing("buy Gold\nplay Moat" + CTRL_U + "\n" + CTRL_Y + "\n" + UP + "\n");
        screen.ask("> ", _ -> List.of());
        screen.ask("> ", _ -> List.of());

        screen.hide();

        assertThat(screen.ask("> ", _ -> List.of())).isEmpty();
        assertThat(screen.ask("> ", _ -> List.of())).isEmpty();
    }

    @Test
    void a_folder_is_completed_without_a_space_so_that_its_files_can_follow() throws Exception {
        RichScreen screen = typing("load s\tf\t\n");

        assertThat(screen.ask("> ", typed -> List.of(typed.contains("/") ? "load saved/friday.replay" : "load saved/")))
                .isEqualTo("load saved/friday.replay ");
    }
}
