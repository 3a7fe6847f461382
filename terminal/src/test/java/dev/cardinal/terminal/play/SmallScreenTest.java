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
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game of Mage Knight on a screen of 80 columns and 24 lines. */
class SmallScreenTest {
    @TempDir
    Path folder;

    /** A screen that notes what was shown before each line that is typed. */
    private static final class SmallScreen implements Screen {
        private final Iterator<String> typed;
        private final List<List<String>> pages = new ArrayList<>();
        private List<String> page = new ArrayList<>();

        SmallScreen(String... typed) {
            this.typed = Arrays.asList(typed).iterator();
        }

        @Override
        public int width() {
            return 80;
        }

        @Override
        public int height() {
            return 24;
        }

        @Override
        public void say(String line) {
            page.add(line);
        }

        @Override
        public void refuse(String sentence) {
            page.add(sentence);
        }

        @Override
        public @Nullable String ask(String prompt, Function<String, List<String>> completions) {
            page.add(prompt);
            pages.add(page);
            page = new ArrayList<>();
            return typed.hasNext() ? typed.next() : null;
        }

        @Override
        public void hide() {}

        @Override
        public void close() {}
    }

    private List<List<String>> pages(String... typed) throws Refused {
        Game game = Games.named("mageknight");
        Seats seats = Seats.of(game, List.of("human"));
        Options options = new Options(Map.of("players", "1", "heroes", "arythea"));
        HostedGame hosted = HostedGame.start(game, Roster.numbered(game, options, seats.names(), 3), seats);
        SmallScreen screen = new SmallScreen(typed);
        Shelf shelf = new Shelf(folder);
        new Sitting(Keeper.of(hosted, shelf), screen, shelf, Pace.NONE).run();
        return screen.pages;
    }

    @Test
    void every_page_of_a_turn_fits_the_screen() throws Refused {
        List<List<String>> pages = pages("early bird", "play march", "nw", "", "play stamina", "end turn");

        assertThat(pages).hasSize(7);
        for (List<String> page : pages) {
            List<String> table = page.subList(page.indexOf("") + 1, page.size()); // below an empty line
            assertThat(table).hasSizeLessThanOrEqualTo(24);
        }
        assertThat(pages.get(1)).anyMatch(line -> line.contains("*A portal"));
    }

    @Test
    void a_far_space_is_one_move_that_undo_takes_back() throws Refused {
        List<List<String>> pages = pages("early bird", "play march, play stamina", "1/-2", "undo");

        assertThat(String.join("\n", pages.get(2))).contains("FARTHER  ");
        assertThat(String.join("\n", pages.get(3))).contains("YOU  Arythea at 1/-2");
        assertThat(String.join("\n", pages.get(4))).contains("Taken back.", "YOU  Arythea at 0/0");
    }
}
