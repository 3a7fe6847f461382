package dev.cardinal.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.scene.Viewer;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the host puts into words: menus, events, why a file cannot be written. */
class ToldTest {
    private static Chronicle chronicle(HostedGame game, int seat) {
        return new Chronicle(game.history(), Viewer.seat(seat), game.words());
    }

    @Test
    void a_menu_numbers_the_options_and_counts_equal_cards() throws Refused {
        HostedGame game = Tables.at("""
                {"seats": {"0": {"hand": ["Chapel", "Copper", "Copper", "Estate"], "deck": ["Gold"]},
                           "1": {"deck": ["Copper"]}}}
                """, "human", "human");
        Menu one = new Menu(game.question());
        assertThat(one.several()).isFalse();
        assertThat(one.prompt()).endsWith(":");
        assertThat(one.lines(80)).element(0).asString().isEqualTo(one.prompt());
        assertThat(String.join("\n", one.lines(80))).contains("1. play Chapel").doesNotContain("0. nothing");
        game.line(0, "chapel");
        Menu several = new Menu(game.question());

        assertThat(several.several()).isTrue();
        assertThat(String.join("\n", several.lines(80)))
                .contains("0. nothing")
                .contains("1. Copper x2")
                .contains("2. Estate")
                .doesNotContain("Estate x");
    }

    @Test
    void the_news_includes_answers_given_automatically_only_for_their_player() throws Refused {
        HostedGame game = Tables.game("human", "random");
        game.goOn();

        assertThat(chronicle(game, 0).news()).containsExactly("(only one choice: end phase)");
        assertThat(String.join("\n", chronicle(game, 1).news())).doesNotContain("only one choice");
        game.line(0, "play all treasures, buy cellar");
        assertThat(chronicle(game, 0).news())
                .anySatisfy(line -> assertThat(line).contains("bought Cellar"))
                .hasSizeGreaterThan(1);
        assertThat(String.join("\n", chronicle(game, 0).log(false)))
                .contains("bought Cellar")
                .doesNotContain("only one choice");
    }

    @Test
    void a_note_comes_at_the_end_of_its_story() throws Refused {
        HostedGame game = Tables.at("""
                {"seats": {"0": {"hand": ["Smithy"], "deck": ["Copper", "Copper", "Copper"]}, "1": {"deck": ["Copper"]}}}
                """, "human", "random");
        game.line(0, "smithy");
        game.goOn();

        assertThat(chronicle(game, 0).news()).last().asString().endsWith("(only one choice: end phase)");
        assertThat(chronicle(game, 0).news()).last().asString().contains("Smithy");
    }

    @Test
    void what_happened_since_your_last_turn_leaves_out_what_came_before() throws Refused {
        HostedGame game = Tables.game("human", "human");
        game.line(0, "end phase, play all treasures, buy cellar");
        game.line(0, "end phase");
        game.line(1, "end phase, play all treasures, buy moat");
        game.line(1, "end phase");

        assertThat(String.join("\n", chronicle(game, 0).sinceLastTurn()))
                .contains("bought Moat")
                .doesNotContain("bought Cellar");
        assertThat(String.join("\n", chronicle(game, 1).sinceLastTurn())).doesNotContain("bought Moat");
        assertThat(String.join("\n", chronicle(game, 1).log(false))).contains("bought Moat", "bought Cellar");
    }

    @Test
    void the_reason_a_file_cannot_be_written_is_a_sentence() {
        assertThat(GameFile.reason(new NoSuchFileException("x"))).isEqualTo("There is no such folder.");
        assertThat(GameFile.reason(new AccessDeniedException("x"))).isEqualTo("You do not have permission.");
        assertThat(GameFile.reason(new FileSystemException("x", null, "Is a directory")))
                .isEqualTo("Is a directory.");
        assertThat(GameFile.reason(new FileSystemException("x"))).isEqualTo("x.");
        assertThat(GameFile.reason(new IOException("No space left"))).isEqualTo("No space left.");
    }

    @Test
    void a_history_knows_the_position_before_each_entry() throws Refused {
        HostedGame game = Tables.game("human", "human");
        var start = game.position();
        game.line(0, "end phase");
        var middle = game.position();
        game.concede(1);
        History history = History.of(Tables.dominion(), game.file());

        assertThat(history.before(0)).isEqualTo(start);
        assertThat(history.before(1)).isEqualTo(middle);
        assertThat(history.before(2)).isEqualTo(game.position()).isEqualTo(history.position());
        assertThat(history.happened()).extracting(Happened::words).isEqualTo(List.of("end phase", "concede"));
        assertThat(history.happened()).noneMatch(Happened::auto);
    }
}
