package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.host.GameFile;
import dev.cardinal.host.History;
import dev.cardinal.kernel.Refused;
import dev.cardinal.players.Games;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games of One Piece, typed through a pipe. */
class PlayOnePieceTest {
    private static final String GAME = "onepiece --players human,random --seed 3 ";

    @TempDir
    Path folder;

    private PlaySession session;

    @BeforeEach
    void sitDown() {
        session = new PlaySession(folder.resolve("data")).with("COLUMNS", "100");
    }

    @Test
    void a_game_is_played_to_its_end_and_the_winner_is_named() throws Refused {
        session.play(GAME, PlaySession.times(2000, "1"));

        assertThat(session.err()).isEmpty();
        assertThat(session.status()).isZero();
        assertThat(session.out()).contains("THE END\n").containsPattern("(?m)^Player [01] wins: .*\\.$");
        assertThat(session.out()).doesNotContain("null", "Exception");
        assertThat(History.verified(
                                Games.named("onepiece"),
                                GameFile.read(session.files().getFirst()))
                        .position()
                        .over())
                .isTrue();
    }

    @Test
    void an_attack_and_its_target_on_one_line_are_two_moves() {
        session.play(GAME, "go first", "keep", "end", "attack luffy with luffy", "log", "quit");

        assertThat(session.acts()).contains("attack with Monkey.D.Luffy", "attack Monkey.D.Luffy");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "give 2 to luffy | 2 given to Monkey.D.Luffy",
                "6, 6 | 2 given to Monkey.D.Luffy",
                "give don to luffy, give don to luffy | 2 given to Monkey.D.Luffy",
                "give 2 to luffy, play chopper | 2 given to Monkey.D.Luffy",
                "give 3 to luffy | 3 given to Monkey.D.Luffy",
                "karoo, karoo | 1 active, 2 rested",
                "play karoo, karoo | 1 active, 2 rested",
                "play karoo, karoo, give don to luffy | 1 given to Monkey.D.Luffy",
                "give 4 to luffy | 3 active, 0 rested",
                "give 3 to luffy, play chopper | 3 active, 0 rested",
                "karoo, karoo, karoo | 3 active, 0 rested"
            })
    void each_move_of_a_line_is_made_or_none_is(String line, String after) {
        session.play(GAME, "go first", "keep", "end", line, "don", "quit");

        assertThat(session.after("don")).startsWith("DON of Player 0: ").contains(after);
        if (after.equals("3 active, 0 rested")) {
            assertThat(session.after(line)).contains("Nothing was done.");
        }
    }

    @Test
    void giving_none_or_more_than_there_are_is_refused() {
        session.play(GAME, "go first", "keep", "end", "give 0 to luffy", "give 4 to luffy", "don", "quit");

        assertThat(session.after("give 0 to luffy")).contains("not possible here");
        assertThat(session.after("give 4 to luffy")).contains("Only 3 times: You have no active DON!! to give");
        assertThat(session.after("don")).contains("3 active, 0 rested");
    }

    @Test
    void one_move_that_must_be_said_in_full_is_asked_back() {
        session.play(GAME, "go first", "keep", "end", "luf att lead", "quit");

        assertThat(session.after("luf att lead")).startsWith("Do you mean: attack with Monkey.D.Luffy?");
        assertThat(session.acts()).doesNotContain("attack with Monkey.D.Luffy");
    }

    @Test
    void a_card_is_explained_and_a_refusal_names_its_rule() {
        session.play(GAME, "go first", "keep", "help zoro", "why attack with luffy", "xyzzy", "quit");

        assertThat(session.after("help zoro")).contains("Roronoa Zoro  ST01-013", "cost 3, power 5000", "[DON!! x1]");
        assertThat(session.after("why attack with luffy")).contains("own first turn", "(6-5-6-1)");
        assertThat(session.after("xyzzy")).contains("not possible here");
    }

    @Test
    void at_one_keyboard_each_hand_is_hidden_until_its_owner_is_ready() {
        session.play("onepiece --players human,human --seed 3", "", "go first", "keep", "");

        String[] screens = session.out().split("press Enter when only you can see the screen");
        assertThat(screens).hasSizeGreaterThan(2);
        assertThat(screens[screens.length - 1]).contains("PLAYER 1 (YOU)");
    }

    @Test
    void a_program_plays_with_lines_of_json() {
        session.play(GAME + "--json", "{\"type\":\"choose_turn_order\",\"order\":\"first\"}", "\"keep\"");

        assertThat(session.out().lines()).hasSize(3).allMatch(line -> line.contains("\"view\":{\"game\":\"onepiece\""));
        assertThat(session.out())
                .contains("\"zone\":\"LEADER_AREA\",\"index\":0,\"face\":\"up\"", "\"badges\":[\"LEADER\"]");
    }
}
