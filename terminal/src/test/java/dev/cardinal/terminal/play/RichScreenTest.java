package dev.cardinal.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.players.Games;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
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

    private final ByteArrayOutputStream shown = new ByteArrayOutputStream();

    private RichScreen typing(String keys) throws Exception {
        return typing(new ByteArrayInputStream(keys.getBytes(StandardCharsets.UTF_8)));
    }

    private RichScreen typing(InputStream keys) throws Exception {
        Game game = Games.named("dominion");
        return new RichScreen(
                new DumbTerminal("test", "ansi", keys, shown, StandardCharsets.UTF_8),
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

    @Test
    void what_happens_while_someone_types_does_not_destroy_what_was_typed() throws Exception {
        PipedOutputStream keyboard = new PipedOutputStream();
        RichScreen screen = typing(new PipedInputStream(keyboard));
        FutureTask<String> asked = new FutureTask<>(() -> screen.ask("> ", _ -> List.of()));
        Thread.ofPlatform().daemon().start(asked);

        until(">");
        keyboard.write("buy s".getBytes(StandardCharsets.UTF_8));
        keyboard.flush();
        screen.say("Bob says: hello");
        until("Bob says: hello");
        keyboard.write("ilver\n".getBytes(StandardCharsets.UTF_8));
        keyboard.flush();

        assertThat(asked.get(30, TimeUnit.SECONDS)).isEqualTo("buy silver");
    }

    private void until(String text) throws InterruptedException {
        for (int i = 0; i < 1_000 && !shown.toString(StandardCharsets.UTF_8).contains(text); i++) {
            Thread.sleep(10);
        }
        assertThat(shown.toString(StandardCharsets.UTF_8)).contains(text);
    }
}
