package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.host.GameFile;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.players.Games;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games, typed through a pipe. */
class PlayTest {
    private static final String FIRST_GAME = "dominion --seed 5 --option 'kingdom=first game' ";
    private static final List<String> ME_AND_A_BOT = List.of("human", "bigmoney");

    @TempDir
    Path folder;

    private PlaySession session;

    @BeforeEach
    void sitDown() {
        session = new PlaySession(folder.resolve("data"));
    }

    private PlaySession resume(GameFile game, String... lines) {
        return session.play("dominion --resume '" + FoundGame.write(game, folder) + "'", lines);
    }

    /** The acts since the game was found. */
    private List<String> done(GameFile before) {
        List<String> acts = PlaySession.acts(folder.resolve("found.replay"));
        return acts.subList(before.entries().size(), acts.size());
    }

    @Test
    void a_game_is_played_to_its_end_and_the_scores_are_shown() {
        session.play(FIRST_GAME + "--option turns=4", PlaySession.times(100, "1"));

        assertThat(session.status()).isZero();
        assertThat(session.out())
                .contains("FINAL SCORES\n───────────────────────────────────────\nPlayer 0:\n  Estate (x3): 3 VP")
                .contains("  Total: ")
                .containsPattern("(?m)^Player .* (wins|share the victory)!$")
                .contains("The seed of this game was 5.")
                .endsWith("Again? (y/n) 1\nType y for another game, or n to leave.\nAgain? (y/n) \n");
    }

    @Test
    void another_game_follows_when_the_players_want_one() {
        session.play(FIRST_GAME + "--option turns=1", "t", "end", "y", "quit");

        assertThat(session.out()).contains("Again? (y/n) y\nPlayer 0: you, Player 1: ");
        assertThat(session.files()).hasSize(2);
    }

    @Test
    void without_players_a_person_plays_against_the_default_bot() throws Refused {
        session.play("dominion", "quit");

        assertThat(session.out())
                .startsWith(
                        "Player 0: you, Player 1: " + Games.named("dominion").defaultBot() + "\n");
    }

    @Test
    void an_empty_seed_is_a_seed_like_any_text() {
        session.play("dominion --seed '' --option kingdom=none --option turns=1", "t", "end", "n");

        assertThat(session.out()).contains("The seed of this game was " + Chance.seed("") + ".");
    }

    @Test
    void the_rules_in_force_are_shown_with_how_to_choose_others() {
        session.play(FIRST_GAME, "rules", "quit");

        String principality = "Principality rules: 12 Provinces, the game ends as soon as the piles run out, ties are"
                + " shared, Council Room draws only for you.\nPrinted game: --option rules=official\n";
        assertThat(session.out()).contains("Player 1: house\n" + principality);
        assertThat(session.after("rules")).contains(principality);
        session.play(FIRST_GAME + "--option rules=official", "quit");
        assertThat(session.out()).contains("Printed rules: 8 Provinces, ");
    }

    @Test
    void the_rules_that_a_player_chose_are_the_default_for_the_next_game() {
        session.play(FIRST_GAME, "quit");
        assertThat(session.out()).contains("Principality rules: 12");
        session.play(FIRST_GAME + "--option rules=official --option turns=3", "quit");
        session.play(FIRST_GAME, "quit");
        assertThat(session.out()).contains("Printed rules: 8");
        session.play("dominion --option kingdom=none --json");
        assertThat(session.out()).contains("supply/Province").doesNotContain("\"Province\":8");
        session.play(FIRST_GAME + "--option rules=principality", "quit");
        session.play(FIRST_GAME, "quit");
        assertThat(session.out()).contains("Principality rules: 12");
    }

    @ParameterizedTest
    @ValueSource(strings = {"dominion.rules=gone\n", "\\u00zz\n", ""})
    void a_choice_that_no_longer_exists_is_forgotten(String file) throws IOException {
        Files.createDirectories(folder.resolve("data/cardinal"));
        Files.writeString(folder.resolve("data/cardinal/choices"), file);

        session.play(FIRST_GAME, "quit");

        assertThat(session.out()).contains("Principality rules: 12");
    }

    @Test
    void the_seed_is_a_secret_until_the_game_is_over() {
        session.play("dominion --seed 123456789", "log", "help", "board", "quit");

        assertThat(session.out()).doesNotContain("123456789");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "foo",
                "buy",
                "99",
                "1, 99",
                "buy foo, 1",
                ",",
                "{",
                "{}",
                "{\"type\":\"fly\"}",
                "\u0000 \t x",
                "7 of 9"
            })
    void nonsense_gets_an_answer_and_changes_nothing(String nonsense) {
        session.play(FIRST_GAME, nonsense, "quit");

        assertThat(session.after(nonsense)).isNotBlank();
        assertThat(session.acts()).containsExactly("end phase");
        assertThat(session.status()).isZero();
    }

    @Test
    void a_misspelled_command_is_guessed() {
        session.play(FIRST_GAME, "suply", "quit");

        assertThat(session.after("suply")).contains("Did you mean supply?");
    }

    @Test
    void the_end_of_the_input_is_a_clean_stop() {
        session.play(FIRST_GAME, "t");

        assertThat(session.status()).isZero();
        assertThat(session.out()).endsWith("The game is saved. Continue it with: cardinal play dominion --resume\n");
        assertThat(session.acts()).containsExactly("end phase", "play all treasures");
    }

    @Test
    void forced_moves_are_made_and_reported() {
        session.play(FIRST_GAME, "quit");

        assertThat(session.out()).contains("(only one choice: end phase)");
    }

    @Test
    void several_moves_on_one_line_are_all_done() {
        session.play(FIRST_GAME, "t, buy cellar", "quit");

        assertThat(session.acts()).containsExactly("end phase", "play all treasures", "buy Cellar");
    }

    @Test
    void several_moves_on_one_line_are_not_done_if_one_of_them_is_impossible() {
        session.play(FIRST_GAME, "t, buy gold", "quit");

        assertThat(session.after("t, buy gold"))
                .isEqualTo("Move 2 (buy gold): Not enough coins. Gold costs $6 and you have $2. Nothing was done.\n");
        assertThat(session.acts()).containsExactly("end phase");
    }

    @Test
    void a_turn_ends_when_you_say_so() {
        session.play(FIRST_GAME, "t, buy cellar", "end", "quit");

        assertThat(session.after("t, buy cellar")).endsWith(" 1. end phase\n");
        assertThat(session.acts()).startsWith("end phase", "play all treasures", "buy Cellar", "end phase");
    }

    @Test
    void a_typed_move_that_would_also_be_made_for_you_is_done_once() {
        GameFile game = FoundGame.offering("Chapel,Militia", ME_AND_A_BOT, 0, "play Chapel");

        resume(game, "chapel, trash nothing, end", "quit");

        assertThat(session.out()).contains("Buy phase:");
        assertThat(done(game)).containsExactly("play Chapel", "trash nothing", "end phase");
    }

    @Test
    void numbers_on_one_line_refer_to_the_menu_on_the_screen() {
        session.play(FIRST_GAME, "2, 2, 3", "quit");

        assertThat(session.acts()).startsWith("end phase", "play Copper", "play Copper", "buy Copper");
    }

    @Test
    void a_line_stops_at_the_first_move_that_shows_something_new() {
        GameFile game = FoundGame.offering("Smithy,Village,Moat", ME_AND_A_BOT, 0, "play Smithy", "play Village");

        resume(game, "village, smithy, buy province, xyzzy", "quit");

        assertThat(session.after("village, smithy, buy province, xyzzy"))
                .contains("Not tried, since something new came first: smithy, buy province, xyzzy.");
        assertThat(done(game)).containsExactly("play Village");
    }

    @Test
    void an_answer_of_several_picks_may_be_followed_by_more_moves() throws Refused {
        GameFile game = FoundGame.where(
                "Chapel,Village",
                ME_AND_A_BOT,
                match -> FoundGame.asks(match, 0, "play Chapel")
                        && match.position()
                                .view(Viewer.seat(0))
                                .data()
                                .toString()
                                .contains("\"hand\":[\"Copper\",\"Copper\",\"Copper\""));

        resume(game, "chapel, trash copper, copper, t", "quit");

        List<String> done = done(game);
        assertThat(done).startsWith("play Chapel", "trash Copper, Copper");
        assertThat(done.getLast()).startsWith("play ");
    }

    @Test
    void numbers_pick_several_options_of_one_question() throws Refused {
        GameFile game = FoundGame.offering("Chapel", ME_AND_A_BOT, 0, "trash Copper", "trash Estate");

        resume(game, "1, 2", "quit");

        assertThat(done(game).getFirst()).startsWith("trash Copper, ");
    }

    @Test
    void too_many_picks_are_refused_in_the_words_of_the_game() throws Refused {
        GameFile game = FoundGame.offering("Chapel", ME_AND_A_BOT, 0, "trash Copper", "trash Estate");

        resume(game, "1 1 1 1 1 1 1", "quit");

        assertThat(session.out()).contains("Selected cards not in hand");
        assertThat(done(game)).isEmpty();
    }

    @Test
    void zero_skips_if_that_is_allowed() throws Refused {
        GameFile game = FoundGame.offering("Chapel", ME_AND_A_BOT, 0, "trash Copper", "trash Estate");

        resume(game, "0", "quit");

        assertThat(session.out()).contains("Select up to 4 cards to trash (or 0 to skip):\n 0. nothing   1. Copper");
        assertThat(done(game).getFirst()).isEqualTo("trash nothing");
    }

    @Test
    void a_move_may_be_typed_as_json() {
        session.play(FIRST_GAME, "{\"type\":\"play_treasure\",\"card\":\"Copper\"}", "quit");

        assertThat(session.acts()).containsExactly("end phase", "play Copper");
    }

    @Test
    void undo_takes_back_a_move_and_the_forced_ones_after_it() {
        session.play(FIRST_GAME + "--players human", "play copper", "undo", "quit");

        assertThat(session.after("undo")).startsWith("Taken back.\n");
        assertThat(session.acts()).containsExactly("end phase");
    }

    @Test
    void undo_says_why_it_is_not_possible() {
        session.play(FIRST_GAME, "undo", "t, cellar, end", "undo", "quit");

        assertThat(session.after("undo")).startsWith("You have nothing to take back");
        assertThat(session.out()).contains("You cannot take back your last move: Player 1 has acted since.");
    }

    @Test
    void the_commands_show_what_they_promise() {
        session.play(
                FIRST_GAME,
                "t, moat, end",
                "hand",
                "supply",
                "trash",
                "log",
                "since",
                "help village",
                "hint",
                "why buy province",
                "why 1",
                "rules",
                "quit");

        assertThat(session.after("hand")).startsWith("YOUR HAND (5 cards):\n  Copper | $0 | treasure | +$1");
        assertThat(session.after("supply"))
                .startsWith("SUPPLY PILES\n───────────────────────────────────────\n")
                .contains(" 10  Village | $3 | action | +1 Card, +2 Actions\n")
                .endsWith("Curses: 10\n");
        assertThat(session.after("trash")).startsWith("TRASH PILE (0 cards):");
        assertThat(session.after("log")).startsWith("You played 2 Copper; bought Moat for $2\nPlayer 1's turn 1: ");
        assertThat(session.after("since")).startsWith("Player 1's turn 1: played ");
        assertThat(session.after("help village")).startsWith("Village | $3 | action | +1 Card, +2 Actions\n");
        assertThat(session.after("hint")).startsWith("The bot ").contains("play ");
        assertThat(session.after("why buy province")).startsWith("Not enough coins.");
        assertThat(session.after("why 1")).startsWith("You can do that now");
        assertThat(session.after("rules")).contains("Provinces");
    }

    @ParameterizedTest
    @CsvSource({
        "Spy, keep Copper, discard, discard Copper",
        "Spy, keep Copper, keep, keep Copper",
        "Sentry, keep Copper, discard, discard Copper",
        "Sentry, keep Copper, trash, trash Copper"
    })
    void a_word_that_answers_the_question_is_the_answer_even_if_a_pile_has_that_name(
            String kingdom, String offered, String typed, String done) {
        GameFile game = FoundGame.offering(kingdom, ME_AND_A_BOT, 0, offered);

        resume(game, typed, "quit");

        assertThat(done(game).getFirst()).isEqualTo(done);
    }

    @Test
    void the_name_of_a_pile_shows_the_pile_where_it_answers_nothing() {
        GameFile game = FoundGame.offering("Chapel", ME_AND_A_BOT, 0, "trash Copper", "trash Estate");

        resume(game, "trash", "discard", "hand", "quit");

        assertThat(done(game)).isEmpty();
        assertThat(session.after("hand")).contains("Copper");
    }

    @Test
    void conceding_ends_the_game() {
        session.play(FIRST_GAME, "concede", "y", "n");

        assertThat(session.out()).contains("You conceded").contains("Player 1 wins!");
        assertThat(session.acts()).containsExactly("end phase", "concede");
    }

    @ParameterizedTest
    @ValueSource(strings = {"n", "", "no", "maybe"})
    void conceding_needs_a_yes(String answer) {
        session.play(FIRST_GAME, "concede", answer, "quit");

        assertThat(session.out()).contains("Do you really give up? (y/n) ").contains("The game goes on.");
        assertThat(session.acts()).containsExactly("end phase");
    }

    @Test
    void the_end_of_a_game_shows_statistics() {
        session.play(
                "dominion --seed 5 --players human,human --option kingdom=none --option turns=2",
                "",
                "t, buy copper, end",
                "",
                "t, buy copper, end",
                "",
                "t, buy copper, end",
                "",
                "t, end",
                "n");

        assertThat(session.out())
                .contains("2 turns                   Player 0  Player 1")
                .contains("  cards bought                   2         1")
                .contains("  cards trashed                  0         0");
    }

    @Test
    void a_game_continues_where_you_left_it() {
        session.play(FIRST_GAME, "t, moat, end");
        String board = session.out()
                .substring(session.out().lastIndexOf("TURN 2"), session.out().lastIndexOf("> "));

        session.play("dominion --resume", "quit");

        assertThat(session.out()).contains(board);
        assertThat(session.files()).hasSize(1);
    }

    @Test
    void a_game_that_is_over_is_not_resumed() {
        session.play(FIRST_GAME, "concede", "y", "n");

        session.play("dominion --resume");

        assertThat(session.err()).startsWith("There is no unfinished game of dominion.");
        assertThat(session.status()).isNotZero();
    }

    @Test
    void resuming_needs_no_name() {
        session.play(FIRST_GAME, "t");

        session.play("--resume", "buy moat", "quit");
        assertThat(session.acts()).contains("buy Moat");
        session.play("--resume dominion", "undo", "quit");
        assertThat(session.acts()).doesNotContain("buy Moat");
        session.play("mageknight --resume", "quit");
        assertThat(session.err()).startsWith("There is no unfinished game of mageknight.");
    }

    @Test
    void a_saved_game_keeps_its_cards_and_its_options() {
        session.play(FIRST_GAME, "t");

        for (String choice : List.of("--seed 7", "--option rules=official")) {
            session.play("dominion --resume " + choice, "buy moat", "quit");

            assertThat(session.err()).isEqualTo("""
                            A saved game keeps its cards and its options. Leave out --seed and --option, or start a new \
                            game without --resume.
                            """);
            assertThat(session.status()).isNotZero();
        }
        assertThat(session.acts()).doesNotContain("buy Moat");
    }

    @Test
    void several_unfinished_games_are_listed() {
        session.play(FIRST_GAME, "t");
        session.files().getFirst().toFile().setLastModified(1_000_000_000_000L);
        session.play("onepiece --seed 1", "quit");

        session.play("--resume", "3", "what", "2", "quit");

        assertThat(session.out())
                .startsWith("You have 2 unfinished games:\n  1  onepiece: you against greedy, turn ")
                .contains("  2  dominion: you against house, turn 1, last played 2001-09-0")
                .contains("Which one? (1-2, Enter for 1) 3\nType a number from 1 to 2, or quit.\n")
                .contains("Which one? (1-2, Enter for 1) 2\nPlayer 0: you, Player 1: house\n");
        session.play("dominion --resume", "quit");
        assertThat(session.out()).startsWith("Player 0: you, Player 1: house\n");
        session.play("--resume");
        assertThat(session.out()).endsWith("Which one? (1-2, Enter for 1) \n");
        session.play("--resume --json");
        assertThat(session.err()).contains("There are 2 unfinished games").contains(".replay, ");
    }

    @Test
    void a_game_that_is_open_elsewhere_is_not_resumed() {
        session.play(FIRST_GAME, "t");
        Path file = session.files().getFirst();
        PlaySession other = new PlaySession(folder.resolve("data"));

        session.during("log", () -> other.play("--resume", "buy cellar", "quit"))
                .during(
                        "since",
                        () -> assertThat(other.err())
                                .contains("There is no unfinished game. The last one is open in another window"))
                .during("hand", () -> other.play("--resume '" + file + "'", "buy cellar", "quit"))
                .play("--resume", "log", "since", "hand", "buy moat", "quit");

        assertThat(other.err()).contains("The game in " + file + " is open in another window.");
        assertThat(session.acts()).contains("buy Moat");
        other.play("--resume", "quit");
        assertThat(other.status()).isZero();
    }

    @Test
    void a_game_that_another_program_has_open_is_not_resumed() throws Exception {
        session.play(FIRST_GAME, "t");
        Path file = session.files().getFirst();
        Path open = Files.createDirectories(folder.resolve("data/cardinal/open"));
        Path lock = open.resolve(file.getFileName() + "-"
                + Integer.toHexString(file.getParent().toString().hashCode()));
        Process other = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Locker.class.getName(),
                        lock.toString())
                .start();
        try (BufferedReader said = other.inputReader()) {
            assertThat(said.readLine()).isEqualTo("locked");
            session.play("--resume", "quit");
            assertThat(session.err()).contains("The last one is open in another window");
        } finally {
            other.destroyForcibly().waitFor();
        }
        session.play("--resume", "quit");
        assertThat(session.status()).isZero();
    }

    /** Another program that locks a file until it is killed. */
    static final class Locker {
        private Locker() {}

        public static void main(String[] args) throws Exception {
            try (FileChannel channel =
                    FileChannel.open(Path.of(args[0]), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
                channel.lock();
                System.out.println("locked");
                System.out.flush();
                Thread.sleep(60_000);
            }
        }
    }

    @Test
    void a_saved_game_can_be_loaded() {
        Path file = folder.resolve("my game.replay");
        session.play(FIRST_GAME, "save " + file, "t, moat", "load " + file, "quit");

        assertThat(session.after("load " + file)).contains("Loaded ").contains("TURN 1  Player 0 (you), buy phase");
        assertThat(session.files()).hasSize(2);
    }

    @Test
    void a_bad_file_is_not_loaded_and_nothing_is_lost() throws IOException {
        Path file = Files.writeString(folder.resolve("bad.replay"), "{\"cardinal\":\"replay\"}\n");
        Path text = Files.writeString(folder.resolve("letter.txt"), "Dear Sir\n");
        session.play(FIRST_GAME, "t", "load " + file, "load " + text, "load nowhere", "load", "save " + text, "quit");

        assertThat(session.after("load " + file)).contains("not a replay");
        assertThat(session.after("load " + text)).contains("is not a saved game");
        assertThat(session.after("load nowhere")).startsWith("There is no file nowhere.");
        assertThat(session.after("load")).startsWith("Type the name of the file.");
        assertThat(session.after("save " + text)).contains("is not a saved game. Choose another name.");
        assertThat(Files.readString(text)).isEqualTo("Dear Sir\n");
        assertThat(session.acts()).containsExactly("end phase", "play all treasures");
    }

    @Test
    void a_game_with_an_incomplete_last_line_continues_before_it() throws IOException {
        session.play(FIRST_GAME, "t");
        Files.writeString(session.files().getFirst(), "buy Ce", StandardOpenOption.APPEND);

        session.play("dominion --resume", "quit");

        assertThat(session.status()).isZero();
        assertThat(session.acts()).containsExactly("end phase", "play all treasures");
    }

    @Test
    void at_one_keyboard_each_hand_is_hidden_until_its_owner_confirms() {
        session.play(FIRST_GAME + "--players human,human", "", "end, t, moat, end", "hand", "", "quit");

        String hidden = session.out().substring(session.out().indexOf("end, t, moat"));
        hidden = hidden.substring(0, hidden.lastIndexOf("press Enter"));
        assertThat(hidden).contains("\n".repeat(40)).doesNotContain("Hand:");
        assertThat(session.out())
                .contains("Player 0, press Enter when only you can see the screen. \n")
                .contains("The cards of Player 1 are hidden.")
                .contains("TURN 1  Player 1 (you)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"human", "human,bigmoney", "human,human", "human,human,bigmoney"})
    void the_last_buy_can_be_taken_back_until_the_player_ends_the_turn(String players) {
        session.play(FIRST_GAME + "--players " + players, "", "auto on", "t, moat", "undo", "quit");

        assertThat(session.after("undo")).startsWith("Taken back.");
        assertThat(session.acts()).containsExactly("end phase", "play all treasures");
    }

    @Test
    void at_one_keyboard_being_asked_about_a_moat_does_not_reveal_who_has_one() {
        GameFile game = FoundGame.where(
                "Witch,Moat",
                List.of("human", "human"),
                match -> FoundGame.asks(match, 0, "play Witch")
                        && !match.position().everything().toString().contains("\"shownInHand\":[\"Moat"));

        resume(game, "", "witch", "", "", "quit");

        assertThat(session.out()).contains("Player 1, press Enter when only you can see the screen.");
    }

    @Test
    void at_one_keyboard_the_rest_of_a_line_is_shown_only_to_the_player_who_typed_it() {
        String line = "end, t, moat, end, village, buy gold";
        session.play(FIRST_GAME + "--players human,human", "", line, "", "", "quit");

        String note = "Not tried, since the turn is over: village, buy gold.\nPress Enter when you have read this. ";
        assertThat(session.after(line)).startsWith(note);
        String next = session.out().substring(session.out().indexOf("Player 1, press Enter"));
        assertThat(next).contains("TURN 1  Player 1 (you)").doesNotContain("Not tried", "village, buy gold");
    }

    @Test
    void at_one_keyboard_a_line_stops_when_another_player_is_asked() {
        GameFile game = FoundGame.where(
                "Militia,Village",
                List.of("human", "human"),
                match -> FoundGame.asks(match, 0, "play Militia") && FoundGame.handSize(match, 1) > 3);

        resume(game, "", "militia, t", "quit");

        assertThat(session.after("militia, t")).startsWith("Not tried, since Player 1 is asked first: t.\n");
    }

    @Test
    void what_follows_the_end_of_the_game_is_not_tried() {
        session.play(FIRST_GAME + "--players human --option turns=1", "t, end, moat", "n");

        assertThat(session.after("t, end, moat")).startsWith("Not tried, since the game is over: moat.\n");
    }

    @Test
    void the_rest_of_a_line_is_not_repeated_at_length() {
        String line = "end, " + "x".repeat(10_000);
        session.play(FIRST_GAME, line, "quit");

        assertThat(session.out().lines().filter(said -> said.startsWith("Not tried, since the turn is over: xxx")))
                .singleElement()
                .satisfies(said -> assertThat(said).hasSizeLessThan(300));
    }

    @Test
    void at_one_keyboard_forced_answers_can_be_given_for_you() {
        String[] lines = {"", "auto on", "t, end", "", "auto on", "auto off", "t, end", "quit"};
        session.play(FIRST_GAME + "--players human,human", lines);

        assertThat(session.after("auto on"))
                .startsWith("From now on, questions with only one answer are answered for you");
        assertThat(session.after("auto off")).startsWith("From now on, you are asked every question.");
        assertThat(session.out()).contains("(only one choice: end phase)");
    }

    @Test
    void alone_forced_answers_are_given_for_you_anyway() {
        session.play(FIRST_GAME, "auto on", "auto", "help auto", "quit");

        assertThat(session.after("auto on"))
                .startsWith(
                        "You are the only person at the table, so questions with only one answer are answered for you anyway");
        assertThat(session.after("auto")).startsWith("Type auto on or auto off.");
        assertThat(session.after("help auto")).contains("auto on|off");
    }

    @Test
    void bots_play_on_their_own_without_a_person() {
        session.play(FIRST_GAME + "--players bigmoney,smithy");

        assertThat(session.out()).contains("Player 0's turn 2: played").contains("FINAL SCORES");
        assertThat(session.status()).isZero();
    }

    @Test
    void a_pipe_gets_no_colours() {
        session.play(FIRST_GAME, "t", "hand", "quit");

        assertThat(session.out()).doesNotContain("\033");
    }

    @Test
    void everything_fits_a_narrow_terminal() {
        session.with("COLUMNS", "40").play(FIRST_GAME, "t", "help", "foo", "t, moat", "buy gold", "quit");

        assertThat(session.out().lines())
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(40));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "chess",
                "dominion --players human,nobody",
                "dominion --players human,human,human,human,human",
                "dominion --option kingdom=Chess",
                "dominion --option colour=red",
                "dominion --resume nowhere.replay",
                "dominion --option players=3 --players human,random"
            })
    void wrong_usage_is_explained_in_a_sentence(String arguments) {
        session.play(arguments);

        assertThat(session.status()).isEqualTo(2);
        assertThat(session.out()).isEmpty();
        assertThat(session.err()).isNotBlank().doesNotContain("Exception", "bug");
    }

    @Test
    void a_folder_that_cannot_be_written_does_not_stop_the_game() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        new PlaySession(file).play(FIRST_GAME, "quit");
        session = new PlaySession(file).play(FIRST_GAME, "t", "quit");

        assertThat(session.out()).contains("This game cannot be saved").contains("You played 2 Copper");
        assertThat(session.status()).isZero();
    }

    @Test
    void two_programs_on_one_file_lose_nothing() throws IOException {
        session.play(FIRST_GAME, "t");
        Path file = session.files().getFirst();
        String before = Files.readString(file);
        session.play("dominion --resume", "buy cellar", "quit");
        String other = Files.readString(file);
        Files.writeString(file, before);

        session.during("log", () -> write(file, other)).play("dominion --resume", "log", "buy moat", "quit");

        assertThat(session.out()).contains(file + " was changed by another program. This game is now saved in ");
        assertThat(session.files()).hasSize(2);
        List<String> bought = new ArrayList<>();
        for (Path each : session.files()) {
            bought.add(PlaySession.acts(each).get(2));
        }
        assertThat(bought).containsExactlyInAnyOrder("buy Cellar", "buy Moat");
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException stuck) {
            throw new UncheckedIOException(stuck);
        }
    }

    @Test
    void a_game_whose_file_vanishes_gets_a_new_one() {
        session.during("log", () -> remove(session.files().getFirst())).play(FIRST_GAME, "log", "t", "quit");

        assertThat(session.acts()).containsExactly("end phase", "play all treasures");
    }

    private static void remove(Path file) {
        try {
            Files.delete(file);
        } catch (IOException stuck) {
            throw new UncheckedIOException(stuck);
        }
    }

    @Test
    void a_game_that_is_not_saved_does_not_claim_to_be() throws IOException {
        session = new PlaySession(Files.writeString(folder.resolve("file"), "")).play(FIRST_GAME, "quit");

        assertThat(session.out()).endsWith("The game is not saved.\n");
    }

    @Test
    void a_game_from_elsewhere_says_how_to_continue_it() throws Refused {
        resume(FoundGame.offering("Smithy", ME_AND_A_BOT, 0, "play Smithy"), "quit");

        assertThat(session.out()).endsWith("--resume " + folder.resolve("found.replay") + "\n");
    }

    @Test
    void a_broken_file_is_named_if_there_is_nothing_else_to_resume() throws IOException {
        session.play(FIRST_GAME, "t");
        Path file = session.files().getFirst();
        Files.writeString(file, "play Chess\n", StandardOpenOption.APPEND);

        session.play("dominion --resume");

        assertThat(session.err()).contains("There is no unfinished game").contains("cardinal replay " + file);
    }

    @Test
    void help_explains_commands_too() {
        session.play(FIRST_GAME, "help UNDO", "help hand", "help undoo", "quit");

        assertThat(session.after("help UNDO")).contains("take back your last move");
        assertThat(session.after("help hand")).contains("your cards");
        assertThat(session.after("help undoo")).contains("Did you mean undo?");
    }

    @Test
    void the_explanations_of_commands_line_up_in_one_column() {
        session.with("COLUMNS", "60").play(FIRST_GAME, "help", "quit");

        List<String> lines = session.after("help").lines().toList();
        List<String> commands = lines.subList(lines.indexOf("  concede        give up") - 6, lines.size());
        assertThat(commands).allMatch(line -> line.matches("( {17}| {2}\\S.{13} )\\S.*"));
    }

    @Test
    void why_takes_one_move_in_any_form() {
        session.play(
                FIRST_GAME,
                "why 99",
                "why moat, smithy",
                "why {\"type\":\"buy\",\"card\":\"Gold\"}",
                "why {\"type\":\"end_phase\"}",
                "quit");

        assertThat(session.after("why 99")).startsWith("The menu has no number 99.");
        assertThat(session.after("why moat, smithy")).startsWith("Ask about one move at a time.");
        assertThat(session.after("why {\"type\":\"buy\",\"card\":\"Gold\"}")).startsWith("Not enough coins.");
        assertThat(session.after("why {\"type\":\"end_phase\"}")).startsWith("You can do that now");
        assertThat(session.acts()).containsExactly("end phase");
    }

    @Test
    void a_move_that_is_understood_is_not_taken_for_a_misspelled_command() throws Refused {
        resume(FoundGame.offering("Chapel", ME_AND_A_BOT, 0, "trash Copper"), "trash gold", "t", "quit");

        assertThat(session.after("trash gold")).doesNotContain("Did you mean");
        assertThat(session.after("t")).startsWith("You cannot play all treasures now.");
    }

    @Test
    void nonsense_is_not_repeated_at_length() {
        String nonsense = "x".repeat(10_000);
        session.play(FIRST_GAME, nonsense, "help " + nonsense, "{", "{" + nonsense, "quit");

        assertThat(session.after(nonsense))
                .hasSizeLessThan(150)
                .endsWith("Press Enter to see the choices again, or type help.\n");
        assertThat(session.after("help " + nonsense)).hasSizeLessThan(150);
        assertThat(session.after("{")).isEqualTo("This is not JSON: Unexpected end-of-input.\n");
        assertThat(session.after("{" + nonsense)).hasSizeLessThan(150);
    }
}
