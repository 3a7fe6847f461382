package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.client.Site;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.server.Server;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The terminal at a server's table, typed through pipes. */
class JoinTest {
    @TempDir
    Path folder;

    private Server server;
    private JoinSession session;

    @BeforeEach
    void open() throws Exception {
        server = JoinSession.server(folder, 0);
        session = new JoinSession(folder.resolve("ann"));
    }

    @AfterEach
    void close() {
        server.close();
    }

    private String url() {
        return "http://127.0.0.1:" + server.port() + "/";
    }

    private static List<String> with(List<String> arguments, String... more) {
        List<String> all = new ArrayList<>(arguments);
        all.addAll(List.of(more));
        return all;
    }

    private List<String> alone(String... more) {
        return with(
                List.of(url(), "--new", "dominion", "--players", "me,bigmoney", "--option", "kingdom=first game"),
                more);
    }

    private static String[] times(int count, String line) {
        return PlaySession.times(count, line);
    }

    @Test
    void a_game_against_a_bot_is_played_to_its_end_and_verified() {
        session.join(alone("--option", "turns=4"), times(200, "1"));

        assertThat(session.err()).isEmpty();
        assertThat(session.status()).isZero();
        assertThat(session.out())
                .startsWith("Player 0: you, Player 1: bigmoney\n")
                .contains("FINAL SCORES")
                .containsPattern("(?m)^Player .* (wins|share the victory)!$")
                .contains("The secret behind its cards was ")
                .contains("Verified: the cards came from the table's secret and from what 1 person contributed");
    }

    @Test
    void a_scenario_file_is_a_puzzle_to_play() throws Exception {
        Path puzzle = folder.resolve("puzzle.yaml");
        Files.writeString(puzzle, """
                game: dominion
                title: Two Witches
                options: {players: 2, kingdom: [Witch, Village]}
                position:
                  seats:
                    0: {hand: [Witch, Village, Witch], deck: [Copper, Copper]}
                steps: [{asks: 0}]
                """);
        session.join(List.of(url(), "--scenario", puzzle.toString(), "--players", "me,bigmoney"), "hand", "quit");

        assertThat(session.err()).isEmpty();
        assertThat(session.after("hand")).contains("YOUR HAND (3 cards):", "Witch", "Village");

        session.join(List.of(url(), "--scenario", puzzle.toString(), "--new", "dominion"));
        assertThat(session.err()).contains("A scenario file says itself what is played");
        session.join(List.of(url(), "--scenario", puzzle + ".none"));
        assertThat(session.err()).contains("cannot be read");
    }

    @Test
    void the_commands_show_what_they_show_in_play() {
        session.join(
                alone(),
                "t",
                "undo",
                "t, moat, end",
                "hand",
                "supply",
                "trash",
                "log",
                "since",
                "help village",
                "help",
                "hint",
                "why buy province",
                "why 1",
                "rules",
                "suply",
                "foo",
                "auto on",
                "save x",
                "load x",
                "say hello",
                "board",
                "quit");

        assertThat(session.err()).isEmpty();
        assertThat(session.after("hand")).startsWith("YOUR HAND (5 cards):\n");
        assertThat(session.after("supply")).startsWith("SUPPLY PILES\n");
        assertThat(session.after("trash")).startsWith("TRASH PILE (0 cards):");
        assertThat(session.after("help village")).startsWith("Village | $3 | action | +1 Card, +2 Actions\n");
        assertThat(session.after("help"))
                .contains("  say TEXT ", "cardinal join continues")
                .doesNotContain("  save FILE");
        assertThat(session.after("hint")).startsWith("The bot ");
        assertThat(session.after("why buy province")).startsWith("Not enough coins.");
        assertThat(session.after("why 1")).startsWith("You can do that now");
        assertThat(session.after("rules")).contains("Provinces");
        assertThat(session.after("suply")).contains("Did you mean supply?");
        assertThat(session.after("auto on")).startsWith("You are the only person at the table");
        assertThat(session.after("save x")).startsWith("The server keeps this game.");
        assertThat(session.after("load x")).startsWith("You cannot put another game on a server's table.");
        assertThat(session.after("board")).contains("SUPPLY PILES");
        assertThat(session.out()).endsWith("Continue it with: cardinal join " + url() + "\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"foo", "buy", "99", "1, 99", "buy foo, 1", ",", "{", "{}", "{\"type\":\"fly\"}", "7 of 9"})
    void nonsense_is_refused_with_the_same_sentence_as_in_play(String nonsense) {
        PlaySession play = new PlaySession(folder.resolve("play"));
        play.play("dominion --players human,bigmoney --option 'kingdom=first game'", "t", nonsense, "quit");
        session.join(alone(), "t", nonsense, "quit");

        assertThat(withoutNumbers(session.after(nonsense)))
                .isEqualTo(withoutNumbers(play.after(nonsense)))
                .isNotBlank();
    }

    /** The menu depends on the cards. */
    private static String withoutNumbers(String text) {
        return text.replaceAll("to \\d+", "to N");
    }

    @ParameterizedTest
    @ValueSource(strings = {"help", "rules", "help village", "help quit", "trash", "hint x", "why", "auto", "scenario"})
    void what_does_not_depend_on_the_cards_is_the_same_as_in_play(String typed) {
        PlaySession play = new PlaySession(folder.resolve("play"));
        play.play("dominion --players human,bigmoney --option 'kingdom=first game'", typed, "quit");
        session.join(alone(), typed, "quit");

        assertThat(lines(session.after(typed), "say", "quit"))
                .isEqualTo(lines(play.after(typed), "save", "load", "quit"));
    }

    /** The lines but those about commands that are different here. */
    private static List<String> lines(String text, String... different) {
        return text.lines()
                .filter(line -> Stream.of(different).noneMatch(word -> line.startsWith("  " + word + " ")))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"dominion --option turns=3", "onepiece", "mageknight", "kuhn"})
    void two_people_play_a_whole_game_by_typing_numbers(String what) throws Exception {
        List<String> arguments = with(List.of(url(), "--name", "Ann", "--new"), what.split(" "));
        Thread first = Thread.ofVirtual().start(() -> session.join(arguments, numbers()));
        JoinSession other = new JoinSession(folder.resolve("bob"));
        String link = session.invitation();
        Thread second = Thread.ofVirtual().start(() -> other.join(List.of(link, "--name", "Bob"), numbers()));
        end(List.of(first, second), session, other);

        for (JoinSession each : List.of(session, other)) {
            assertThat(each.err()).isEmpty();
            assertThat(each.out())
                    .contains("Player 0: Ann, Player 1: Bob\n")
                    .contains("The secret behind its cards was ")
                    .contains("Verified: the cards came from the table's secret and from what 2 people contributed,"
                            + " as committed, and every move was possible.");
        }
        assertThat(other.err() + other.out()).doesNotContain("#invitation");
    }

    /** Numbers that answer every question sooner or later: 0 is for a question to which "nothing" is the only answer. */
    private static String[] numbers() {
        return Stream.iterate(0, i -> i + 1)
                .map(i -> i % 4 == 3 ? "0" : "1")
                .limit(20_000)
                .toArray(String[]::new);
    }

    private static void end(List<Thread> playing, JoinSession... sessions) throws InterruptedException {
        for (Thread each : playing) {
            if (!each.join(Duration.ofSeconds(60))) {
                throw new AssertionError("still playing after:\n"
                        + Stream.of(sessions).map(JoinSession::tail).collect(Collectors.joining("\nand\n")));
            }
        }
    }

    @Test
    void the_links_that_browsers_show_are_for_the_terminal_too_and_one_is_for_watching() throws Exception {
        Thread first = session.atTerminal().start(List.of(url(), "--name", "Ann", "--new", "kuhn"));
        String link = session.invitation();
        String table = table(folder.resolve("ann/cardinal/seats"));
        JoinSession eve = new JoinSession(folder.resolve("eve"));
        Thread third = eve.start(List.of(url() + "table#watch=" + table));
        eve.until(Pattern.compile("The game has not begun yet\\.\n"));
        JoinSession bob = new JoinSession(folder.resolve("bob")).atTerminal();
        Thread second = bob.start(List.of(link + "&table=" + table, "--name", "Bob"));
        eve.until(Pattern.compile("Waiting for Ann\\.\n"));
        session.until(Pattern.compile("(?s)Type help for more.*\n> $"));
        session.type("say Good \u001b[31mluck");
        session.type("concede");
        session.type("y");
        eve.until(Pattern.compile("Ann says: Good \\[31mluck\nAnn gives up\n"));
        third.join();
        session.type("n");
        bob.type("");
        bob.type("n");
        end(List.of(first, second), session, bob);

        assertThat(eve.err()).isEmpty();
        assertThat(eve.out())
                .containsOnlyOnce("The game has not begun yet.")
                .contains("Bob: -1 (wins)")
                .doesNotContain("Verified");
        JoinSession late = new JoinSession(folder.resolve("late"));
        late.join(List.of(url() + "#table=" + table));
        assertThat(late.out()).contains("Bob: -1 (wins)");
        late.join(List.of(url() + "#watch=" + "0".repeat(32)));
        assertThat(late.err()).contains("There is no such table.");
    }

    /** The table whose seat is kept here. */
    private String table(Path seats) throws Exception {
        try (Stream<Path> files = Files.list(seats);
                Site site = new Site(URI.create(url()))) {
            String kept = Files.readString(files.findFirst().orElseThrow());
            String key = kept.replaceFirst("(?s).*\"key\":\"([^\"]+)\".*", "$1");
            Data.Fields seat = site.post("/api/do", key, Data.fields().with("do", "seat"));
            return seat.toString().replaceFirst(".*?\"table\":\"([0-9a-f]{32})\".*", "$1");
        }
    }

    @Test
    void a_key_is_kept_where_only_its_owner_can_read_it_and_the_same_link_comes_back() throws Exception {
        Thread first = session.atTerminal().start(List.of(url(), "--name", "Ann", "--new", "kuhn"));
        String link = session.invitation();
        JoinSession other = new JoinSession(folder.resolve("bob")).atTerminal();
        other.join(List.of(link, "--name", "Bob"), "quit");
        other.join(List.of(link), "quit");
        session.type("quit");
        first.join();

        assertThat(other.err()).isEmpty();
        Path seats = folder.resolve("bob/cardinal/seats");
        try (Stream<Path> files = Files.list(seats)) {
            List<Path> kept = files.toList();
            assertThat(kept).hasSize(1);
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(kept.getFirst())))
                    .isEqualTo("rw-------");
            String key = Files.readString(kept.getFirst()).replaceFirst("(?s).*\"key\":\"([^\"]+)\".*", "$1");
            assertThat(other.out() + other.err()).doesNotContain(key);
            JoinSession elsewhere = new JoinSession(folder.resolve("bob2")).atTerminal();
            elsewhere.join(List.of(url() + "#key=" + key), "quit");
            assertThat(elsewhere.err()).isEmpty();
            assertThat(elsewhere.out()).contains("Player 0: Ann, Player 1: Bob");
        }
        JoinSession stranger = new JoinSession(folder.resolve("eve"));
        stranger.join(List.of(link), "quit");
        assertThat(stranger.err()).startsWith("This invitation is unknown or has been used already.");
    }

    @Test
    void the_server_may_be_stopped_and_started_again_in_the_middle() throws Exception {
        int port = server.port();
        session.during("t, moat, end", () -> restart(port)).join(alone(), "t, moat, end", "log", "quit");

        assertThat(session.err()).isEmpty();
        assertThat(session.out())
                .contains("Connection lost, trying again...\n")
                .contains("Back.\n")
                .containsOnlyOnce("Connection lost");
        assertThat(session.after("log")).containsOnlyOnce("bought Moat").startsWith("You played ");
    }

    private void restart(int port) {
        server.close();
        try {
            server = JoinSession.server(folder, port);
        } catch (Exception broken) {
            throw new AssertionError(broken);
        }
    }

    @Test
    void someone_at_a_terminal_sees_what_the_others_do_and_say_while_they_wait() throws Exception {
        JoinSession bob = new JoinSession(folder.resolve("bob")).atTerminal();
        Thread first = session.atTerminal()
                .start(List.of(url(), "--name", "Ann", "--new", "dominion", "--option", "kingdom=first game"));
        Thread second = bob.start(List.of(session.invitation(), "--name", "Bob"));

        bob.until(Pattern.compile("Waiting for Ann\\.\n"));
        session.until(Pattern.compile("(?s)Type help for more.*\n> $"));
        bob.type("buy copper");
        bob.until(Pattern.compile("You are not asked now: it is for Ann to answer\\."));
        bob.type("say Good \u001b[31mluck");
        session.until(Pattern.compile("\nBob says: Good \\[31mluck\n"));
        bob.type("log");
        bob.until(Pattern.compile("Nothing has happened yet\\."));
        session.type("end");
        session.type("t");
        bob.until(Pattern.compile("Ann played \\d Copper"));
        session.type("end");
        bob.until(Pattern.compile("(?s)Bob \\(you\\).*Action phase|(?s)your.*phase"));
        bob.type("concede");
        bob.type("y");
        session.until(Pattern.compile("(?s)Ann wins!.*Verified: |Press Enter to go on"));
        session.type("");
        session.type("n");
        bob.type("n");
        end(List.of(first, second), session, bob);

        assertThat(session.out()).contains("Bob conceded", "Waiting for Bob.", "Verified: ");
        assertThat(bob.out()).contains("You conceded", "Verified: ");
        assertThat(session.out().replaceFirst("(?s).*Type help for more", "")).containsOnlyOnce("Waiting for Bob.");
    }

    @Test
    void without_a_link_you_come_back_to_your_unfinished_game() {
        session.join(alone(), "t", "quit");
        session.join(List.of(), "log", "quit");
        assertThat(session.after("log")).startsWith("You played ");
        session.join(List.of(url()), "concede", "y");
        assertThat(session.out()).contains("Verified: ");
        session.join(List.of(url()));
        assertThat(session.err()).startsWith("You have no unfinished game at " + url());
        session.join(List.of(url(), "--option", "x=y"));
        assertThat(session.err()).contains("--option is for making a table with --new.");
        session.join(List.of("nonsense://x"));
        assertThat(session.err()).contains("This is not a link to a table or a server.");
    }

    @Test
    void people_take_back_leave_come_back_and_play_once_more() throws Exception {
        JoinSession bob = new JoinSession(folder.resolve("bob")).atTerminal();
        Thread first = session.atTerminal()
                .start(List.of(
                        url(),
                        "--new",
                        "dominion",
                        "--option",
                        "kingdom=first game",
                        "--name",
                        "Ann",
                        "--clock",
                        "30+5"));
        Thread second = bob.start(List.of(session.invitation(), "--name", "Bob"));
        session.until(Pattern.compile("You have 30:00 minutes left"));
        session.type("end phase");
        session.type("end phase");
        bob.until(Pattern.compile("1\\. end phase"));
        session.type("takeback");
        session.until(Pattern.compile("The others have to agree"));
        bob.until(Pattern.compile("Ann asks to take back a move. Type agree or decline."));
        bob.type("agree");
        bob.until(Pattern.compile("You have agreed"));
        session.type("bot");
        session.until(Pattern.compile("A bot plays for you"));
        bob.until(Pattern.compile("house plays for Ann from now on"));
        session.type("back");
        session.until(Pattern.compile("You play again"));
        bob.until(Pattern.compile("Ann is back"));
        session.type("mute 1");
        session.until(Pattern.compile("You no longer see"));
        session.type("concede");
        session.type("y");
        session.until(Pattern.compile("Play once more"));
        assertThat(session.out()).doesNotContain("Press Enter to go on");
        session.type("s");
        bob.until(Pattern.compile("Press Enter to go on"));
        bob.type("");
        bob.until(Pattern.compile("Play once more"));
        bob.type("y");
        bob.until(Pattern.compile("(?s)Play once more.*You have 30:00 minutes left"));
        session.type("quit");
        bob.type("quit");
        first.join();
        second.join();
        assertThat(session.err() + bob.err()).isEmpty();
    }
}
