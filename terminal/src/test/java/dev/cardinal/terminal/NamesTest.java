package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** People have names, which are shown in place of Player 0. */
class NamesTest {
    private static final String TWO = "dominion --seed 5 --option 'kingdom=first game' --players human,human ";

    @TempDir
    Path folder;

    private PlaySession session;

    @BeforeEach
    void sitDown() {
        session = new PlaySession(folder);
    }

    @Test
    void people_are_called_by_their_names_and_as_you() {
        session.play(TWO + "--names Ann,Bo", "", "end, t, moat, end", "", "log", "quit");

        assertThat(session.out())
                .startsWith("Player 0: Ann, Player 1: Bo\n")
                .contains("Ann, press Enter when only you can see the screen. \n")
                .contains("TURN 1  Bo (you), action phase")
                .contains("\n> Bo (you)        hand  5", "\n  Ann             hand  5");
        assertThat(session.after("log")).startsWith("Ann played 2 Copper; bought Moat for $2\n");
    }

    @Test
    void alone_you_are_told_what_you_did() {
        session.play("dominion --seed 5 --option 'kingdom=first game' --players human,bigmoney", "t, moat, end", "log");

        assertThat(session.after("log"))
                .startsWith("You played 2 Copper; bought Moat for $2\nPlayer 1's turn 1: ")
                .doesNotContain("Player 0");
    }

    @Test
    void names_are_kept_with_the_game_and_for_the_next_one() {
        session.play(TWO + "--names 'Ann,Bo'", "", "quit");
        session.play("dominion --resume", "", "quit");
        assertThat(session.out()).contains("Ann, press Enter");

        session.play(TWO, "quit");
        assertThat(session.out()).contains("Ann, press Enter");

        session.play(TWO + "--names=", "quit");
        session.play(TWO, "quit");
        assertThat(session.out()).contains("Player 0, press Enter");
    }

    @Test
    void at_a_terminal_people_who_share_a_keyboard_are_asked_once() {
        session.atTerminal().play(TWO, "Ann", "ann", "Bo", "quit");
        assertThat(session.out())
                .contains("What is the name of Player 0? (Enter for none) ")
                .contains("'ann' cannot be a name. Two people cannot have the same name.")
                .contains("Player 0: Ann, Player 1: Bo\n");

        session.play(TWO, "quit");
        assertThat(session.out()).doesNotContain("What is the name").contains("Ann, press Enter");
    }

    @Test
    void who_wants_no_name_is_not_asked_again() {
        session.atTerminal().play(TWO, "", "", "quit");
        session.play(TWO, "quit");

        assertThat(session.out()).doesNotContain("What is the name").contains("Player 0, press Enter");
    }

    @Test
    void the_numbers_at_the_end_stand_below_the_names() {
        session.play("dominion --players human,human --names Ann,Bartholomew --seed 3", "", "concede", "y", "n");

        assertThat(session.out()).containsPattern("turns? +  Ann  Bartholomew\n  cards bought +  0 {12}0\n");
    }

    @Test
    void unfinished_games_are_listed_with_the_names_of_their_players() {
        session.play(TWO + "--names Ann,Bo", "", "quit");
        session.play("onepiece --seed 1", "quit");

        session.play("--resume", "quit");

        assertThat(session.out()).contains("dominion: Ann against Bo, turn 1, ", "onepiece: you against greedy, ");
    }

    @Test
    void a_pipe_is_not_asked_for_names() {
        session.play(TWO, "", "quit");

        assertThat(session.out()).doesNotContain("What is the name").contains("Player 0, press Enter");
    }

    @Test
    void another_game_has_the_same_names() {
        session.play(TWO + "--option turns=1 --names Ann,Bo", "", "end, end", "", "end, end", "y", "quit");

        assertThat(session.out()).contains("Again? (y/n) y\nPlayer 0: Ann, Player 1: Bo\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "Ann | There is 1 name, but 2 people play.",
                "Ann,Bo,Cy | There are 3 names, but 2 people play.",
                "Ann,Ann | 'Ann' cannot be a name. Two people cannot have the same name.",
                "Ann,undo | 'undo' cannot be a name. That word already means something else here.",
                "Ann,Player 0 | 'Player 0' cannot be a name. That word already means something else here.",
                "Ann,You | 'You' cannot be a name. That word already means something else here.",
                "Ann, | '' cannot be a name. A name has 1 to 12 letters",
                "Ann,Maximiliane XIV | 'Maximiliane XIV' cannot be a name. A name has 1 to 12 letters"
            })
    void names_are_checked(String names, String says) {
        session.play(TWO + "--names '" + names + "'");

        assertThat(session.err()).contains(says);
        assertThat(session.status()).isEqualTo(2);
        assertThat(session.files()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u0007", "A\u001b[31m", "A\u202eB", "{}", "→"})
    void a_name_cannot_change_what_the_screen_shows(String name) {
        session.play(TWO + "--names 'Ann," + name + "'");

        assertThat(session.err()).contains("cannot be a name");
    }

    @Test
    void programs_read_no_names() {
        session.play(TWO + "--json --names Ann,Bo", "\"end\"", "\"t\"");

        assertThat(session.out()).contains("Player 0 played").doesNotContain("Ann");
    }
}
