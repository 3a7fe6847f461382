package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.arena.Figure;
import dev.cardinal.host.Contribution;
import dev.cardinal.host.GameFile;
import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Json;
import dev.cardinal.host.Roster;
import dev.cardinal.host.Seats;
import dev.cardinal.host.Secret;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.players.Games;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class CommandLineTest {
    @TempDir
    private Path folder;

    private record Ran(int status, String out, String err) {}

    private static Ran run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status = Cardinal.commandLine(args)
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(args);
        return new Ran(status, out.toString(), err.toString());
    }

    private static JsonNode json(Ran ran) {
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).doesNotContain("\n{").endsWith("}\n");
        return JsonMapper.shared().readTree(ran.out());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"games", "play", "sim", "fuzz", "rules", "replay", "bench", "oracle", "generate-completion"})
    void every_command_prints_help(String command) {
        Ran ran = run(command, "--help");

        assertThat(ran.status()).isZero();
        assertThat(ran.out()).startsWith("Usage: cardinal " + command);
    }

    @Test
    void the_version_is_one_line() {
        assertThat(run("--version").out()).startsWith("cardinal ").hasLineCount(1);
    }

    @Test
    void the_shell_can_complete_commands() {
        assertThat(run("generate-completion").out()).contains("complete ").contains("sim");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "smi|There is no command 'smi'.",
                "replya twice|There is no command 'replya'.",
                "replya|Did you mean: cardinal replay",
                "games --jsn|--json",
                "sim dominion --games 5|--players",
                "sim dominion --players random,random --games many|is not a whole number",
                "sim dominion --players random,random --games 0|must be at least 1",
                "sim dominion --players random,random --games 5 --threads 0|must be at least 1",
                "sim domino --players random,random --games 5|There is no game 'domino'",
                "sim dominion --players rnadom,random --games 5|There is no bot 'rnadom'",
                "sim dominion --players random,random --games 5 --option turn=5|Did you mean turns?",
                "sim dominion --players random,random --games 5 --option turns|NAME=VALUE",
                "sim dominion --players random,random --games 5 --option kingdom=Villag|Did you mean Village?",
                "replay nowhere.replay|There is no file nowhere.replay"
            })
    void wrong_usage_is_explained_in_a_sentence_or_two_and_exits_with_2(String line, String explanation) {
        Ran ran = run(line.isEmpty() ? new String[0] : line.split(" "));

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains(explanation).doesNotContain("\tat ");
        assertThat(ran.err().lines()).hasSizeLessThanOrEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "play", "sim", "fuzz", "rules", "replay", "onepiece", "onepiece card"})
    void a_command_without_the_arguments_it_needs_shows_its_help(String command) {
        Ran ran = run(command.isEmpty() ? new String[0] : command.split(" "));

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).startsWith("Usage: " + ("cardinal " + command).strip());
    }

    @Test
    void a_menu_with_a_mistake_is_refused_with_its_location_and_the_reason() throws IOException {
        Path menu = Files.writeString(folder.resolve("mine.menu"), "Gold\nDuchy IF coins > 2 OR coins > 3\n");

        Ran ran = run("sim", "dominion", "--players", "random,menu:" + menu, "--games", "1");

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err())
                .isEqualTo(menu + ", line 2, column 20: expected AND or the end of the line, not 'OR'."
                        + System.lineSeparator());
    }

    @Test
    void games_lists_games_options_and_bots() {
        JsonNode game = json(run("games", "--json")).get("games").get(0);

        assertThat(game.get("name").stringValue()).isEqualTo("dominion");
        assertThat(game.get("options").findValuesAsString("name")).contains("players", "rules", "kingdom");
        assertThat(game.get("options").get(0).get("default").stringValue()).isEqualTo("2");
        assertThat(game.get("bots").findValuesAsString("name")).contains("random", "bigmoney");
        assertThat(run("games").out())
                .contains("dominion: ")
                .contains("bigmoney")
                .contains("(default random)");
    }

    @Test
    void games_says_which_options_are_by_seat() {
        List<String> bySeat = new ArrayList<>();
        for (JsonNode game : json(run("games", "--json")).get("games")) {
            for (JsonNode option : game.get("options")) {
                if (option.get("bySeat").booleanValue()) {
                    bySeat.add(option.get("name").stringValue());
                }
            }
        }

        assertThat(bySeat).containsExactlyInAnyOrder("decks", "heroes");
        assertThat(run("games").out()).containsPattern("norowas or random; by\\s+seat,\\s+separated\\s+by\\s+commas");
    }

    @Test
    void sim_reports_in_json_what_scripts_rely_on() {
        JsonNode report =
                json(run("sim", "dominion", "--players", "bigmoney,random", "--games", "10", "--seed", "x", "--json"));

        assertThat(report.propertyNames())
                .containsExactly(
                        "game",
                        "games",
                        "seed",
                        "options",
                        "rulesVersion",
                        "version",
                        "command",
                        "seconds",
                        "gamesPerSecond",
                        "decisions",
                        "decisionsPerSecond",
                        "meanTurns",
                        "players",
                        "bySeat",
                        "endings");
        assertThat(report.get("games").intValue()).isEqualTo(10);
        assertThat(report.get("players").get(0).propertyNames())
                .containsExactly("name", "wins", "ties", "losses", "winRate", "standardError", "interval", "meanScore");
        assertThat(report.get("bySeat").get(1).propertyNames()).containsExactly("wins", "ties");
        assertThat(report.get("players").get(0).get("wins").intValue()).isEqualTo(10);
        assertThat(report.get("endings").propertyNames()).isSubsetOf("provinces", "piles", "turns");
    }

    @Test
    void sim_shows_people_the_same_in_a_table() {
        Ran ran = run("sim", "dominion", "--players", "bigmoney,random", "--games", "10");

        assertThat(ran.status()).isZero();
        assertThat(ran.out())
                .contains("10 games of dominion")
                .contains("bigmoney")
                .contains("100.00%");
    }

    @Test
    void sim_says_what_is_on_the_table_and_how_to_play_the_same_games_again() {
        Ran ran = run("sim", "dominion", "--players", "council-room,bigmoney", "--games", "20", "--seed", "x");
        String again = ran.out()
                .lines()
                .filter(line -> line.startsWith("  again: cardinal "))
                .findFirst()
                .orElseThrow()
                .substring("  again: cardinal ".length());

        assertThat(ran.out())
                .contains("options: players=2, rules=principality, cards=first, kingdom=Council Room, turns=200")
                .contains("chosen for these bots: kingdom=Council Room (to choose yourself: --option)")
                .contains("seed " + Chance.seed("x") + ", rules version 3, cardinal ");
        assertThat(again)
                .isEqualTo("sim dominion --players council-room,bigmoney --games 20 --option 'kingdom=Council Room'"
                        + " --option players=2 --seed " + Chance.seed("x"));
        List<String> words = new ArrayList<>();
        Pattern.compile("'([^']*)'|(\\S+)")
                .matcher(again)
                .results()
                .forEach(word -> words.add(word.group().replace("'", "")));
        Ran repeated = run(words.toArray(String[]::new));
        assertThat(repeated.out().lines().skip(1).filter(line -> !line.contains("chosen")))
                .containsExactlyElementsOf(ran.out()
                        .lines()
                        .skip(1)
                        .filter(line -> !line.contains("chosen"))
                        .toList());
    }

    @Test
    void sim_leaves_the_table_alone_if_the_options_say_what_is_on_it() {
        Ran ran = run("sim", "dominion", "--players", "smithy,bigmoney", "--games", "2", "--option", "kingdom=random");

        assertThat(ran.out()).contains("kingdom=random").doesNotContain("chosen for these bots");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0.00",
        "0.5, 50.00",
        "0.7127, 71.27",
        "0.000031, 0.0031",
        "0.00000012, 0.000012",
        "1, 100.00",
        "0.999969, 99.9969",
        "0.01, 1.00",
        "0.0099, 0.99",
        "0.00099, 0.099"
    })
    void small_rates_show_as_many_decimals_as_they_need(double share, String shown) {
        assertThat(Report.percent(share)).isEqualTo(shown);
    }

    @Test
    void bench_prints_each_figure_as_soon_as_it_is_measured() {
        StringWriter out = new StringWriter();
        Figure first = new Figure("one", "the first figure", 5, "ns", 0, 10);
        Figure second = new Figure("two", "the second figure", 50, "ns", 0, 10);
        BenchCommand bench = new BenchCommand((news, figures) -> {
            figures.accept(first);
            assertThat(out.toString()).contains("the first figure").contains("met");
            figures.accept(second);
        });

        new CommandLine(bench).setOut(new PrintWriter(out)).execute();

        assertThat(out.toString()).contains("the second figure").contains("NOT MET");
    }

    @Test
    void a_menu_that_names_few_cards_can_be_played_with_few_piles() {
        Ran ran = run(
                "sim",
                "dominion",
                "--players",
                "smithy,smithy",
                "--games",
                "4",
                "--option",
                "piles=named",
                "--save",
                folder.toString());

        assertThat(ran.status()).isZero();
        assertThat(run("replay", folder.resolve("0.replay").toString(), "--json")
                        .out())
                .contains("Smithy")
                .doesNotContain("Village");
    }

    private Path savedGame() throws IOException {
        run("sim", "dominion", "--players", "bigmoney,random", "--games", "2", "--save", folder.toString());
        try (var files = Files.list(folder)) {
            assertThat(files).hasSize(2);
        }
        return folder.resolve("1.replay");
    }

    @Test
    void a_saved_game_is_verified_and_shown() throws IOException, Refused {
        String file = savedGame().toString();

        Ran verified = run("replay", file, "--verify");
        assertThat(verified.status()).isZero();
        assertThat(verified.out()).startsWith("ok: ").contains("ended by");
        assertThat(json(run("replay", file, "--verify", "--json")).get("ok").booleanValue())
                .isTrue();
        assertThat(run("replay", file).out())
                .contains("random against bigmoney")
                .contains("1. seat 0: ");
        Data shown = Json.parse(run("replay", file, "--json", "--from", "3").out());
        assertThat(shown).isInstanceOfSatisfying(Data.Fields.class, fields -> {
            assertThat(fields.get("players")).isEqualTo(Data.texts(List.of("random", "bigmoney")));
            assertThat(fields.values()).containsKeys("acts", "outcome", "seed");
            assertThat(fields.get("acts")).asString().startsWith("[{\"number\":3,");
        });
    }

    @Test
    void a_seat_is_shown_only_what_it_saw() throws IOException {
        Path file = savedGame();
        List<String> lines = Files.readAllLines(file);
        Files.write(file, lines.subList(0, 30));

        String seen = run("replay", file.toString(), "--as", "1").out();

        assertThat(seen)
                .contains("seen by seat 1")
                .contains("Player 0 drew 5 cards")
                .doesNotContain("seed");
        assertThat(run("replay", file.toString(), "--as", "7").err()).contains("--as must be a seat from 0 to 1");
        assertThat(run("replay", file.toString(), "--from", "99").err()).contains("from 1 to 29");
        assertThat(run("replay", file.toString(), "--from", "20").out()).contains("20. seat");
    }

    @Test
    void an_incomplete_last_line_is_skipped_with_a_notice() throws IOException {
        Path file = savedGame();
        Files.writeString(file, String.join("\n", Files.readAllLines(file).subList(0, 4)) + "\nplay a");

        Ran ran = run("replay", file.toString());

        assertThat(ran.status()).isZero();
        assertThat(ran.out()).contains("3. seat").doesNotContain("4. seat");
        assertThat(ran.err()).contains("'play a', is incomplete");
    }

    @Test
    void a_reason_is_shown_to_whoever_may_read_it() throws IOException {
        Path file = Files.writeString(folder.resolve("reasons.replay"), """
                {"cardinal":"replay","format":3,"game":"kuhn","rules":"1","options":{},\
                "players":["human","solved"],"generator":"splitmix64","seed":"1"}
                {"entry":1,"seat":0,"answer":"check","picks":[0],"reason":"A trap"}
                """);

        assertThat(run("replay", file.toString()).out()).contains("1. seat 0: check (A trap)");
        assertThat(run("replay", file.toString(), "--json").out()).contains("\"reason\":\"A trap\"");
        assertThat(run("replay", file.toString(), "--as", "1").out()).contains("1. seat 0\n");
    }

    @Test
    void a_replay_that_does_not_play_out_is_a_failure() throws IOException {
        Path file = savedGame();
        String good = Files.readString(file);
        Files.writeString(file, good.replaceFirst("\"picks\":\\[\\d+]", "\"picks\":[17]"));

        Ran broken = run("replay", file.toString(), "--verify");
        assertThat(broken.status()).isEqualTo(1);
        assertThat(broken.out()).isEmpty();
        assertThat(broken.err()).contains("Entry 1 (end phase) is not possible");

        Files.writeString(file, good.replaceFirst("\"rules\":\"[^\"]*\"", "\"rules\":\"0\""));
        Ran old = run("replay", file.toString(), "--verify", "--json");
        assertThat(old.status()).isEqualTo(1);
        assertThat(json(old).get("ok").booleanValue()).isFalse();
        assertThat(json(old).get("message").stringValue()).contains("rules version 0");

        Files.writeString(file, "buy Province\n");
        assertThat(run("replay", file.toString()).status()).isEqualTo(1);
    }

    private String verified(Path file, String text) throws IOException {
        Files.writeString(file, text);
        Ran ran = run("replay", file.toString(), "--verify");
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.out()).isEmpty();
        Ran program = run("replay", file.toString(), "--verify", "--json");
        assertThat(program.status()).isEqualTo(1);
        assertThat(json(program).get("ok").booleanValue()).isFalse();
        return ran.err();
    }

    private Path fairGame() {
        PlaySession session = new PlaySession(folder);
        session.play("dominion --option turns=2", PlaySession.times(40, "1"));
        return session.files().getFirst();
    }

    @Test
    void a_bad_file_is_a_failure_and_not_wrong_usage() throws IOException {
        Path file = fairGame();
        String good = Files.readString(file);
        List<String> lines = good.lines().toList();
        assertThat(run("replay", file.toString(), "--verify").status()).isZero();

        for (String key : List.of("secret", "commitment", "table")) {
            assertThat(verified(file, good.replaceFirst("(\"" + key + "\":\")[0-9a-f]{4}", "$1beef")))
                    .isNotBlank();
        }
        assertThat(verified(file, String.join("\n", without(lines, 3)) + "\n")).contains("Line 4 is not entry 3");
        assertThat(verified(file, String.join("\n", swapped(lines, 3)) + "\n")).contains("Line 4 is not entry 3");
        assertThat(verified(file, good + "frob\n")).contains("This is not JSON");
        assertThat(verified(file, good + "frob")).contains("The last line, 'frob', is incomplete");
        assertThat(verified(file, good.replaceFirst("\"dominion\"", "\"chess\"")))
                .contains("the game 'chess'");
        assertThat(verified(file, good.replaceFirst("\"turns\":\"2\"", "\"turns\":\"x\"")))
                .isNotBlank();
        assertThat(verified(file, "")).contains("is empty");
        assertThat(verified(file, "Dear Sir\n")).contains("is not a saved game");
        Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe, 0});
        assertThat(run("replay", file.toString(), "--verify").status()).isEqualTo(1);
    }

    @Test
    void whoever_checks_a_game_reads_who_contributed_to_the_cards() throws IOException, Refused {
        assertThat(run("replay", savedGame().toString(), "--verify").out()).contains("the cards came from a seed");
        assertThat(run("replay", fairGame().toString(), "--verify").out())
                .contains("the cards came from the table's secret; no one contributed to them");
        String game = contributedGame("human", "human").toString();
        assertThat(run("replay", game, "--verify").out())
                .contains("from what 2 people contributed, as committed; to compare the roster");
        assertThat(json(run("replay", game, "--verify", "--json"))
                        .get("contributors")
                        .intValue())
                .isEqualTo(2);
        assertThat(run("replay", contributedGame("random", "human").toString(), "--verify")
                        .out())
                .contains("from what 1 person contributed");
    }

    @Test
    void a_game_is_compared_with_the_roster_that_a_client_kept() throws IOException, Refused {
        Path game = contributedGame("human", "human");
        String kept = GameFile.read(game).roster().open().toString();
        Path roster = Files.writeString(folder.resolve("kept"), kept + "\n");
        String[] check = {"replay", game.toString(), "--verify", "--roster", roster.toString()};

        assertThat(run(check).out()).contains("the roster is the one you kept");
        Files.writeString(roster, kept.replaceFirst("(\"commitment\":\")[0-9a-f]{4}", "$1beef"));
        Ran other = run(check);
        assertThat(other.status()).isEqualTo(1);
        assertThat(other.err()).contains("was not played with the roster that was shown before the deal");
        Files.writeString(roster, "Dear Sir");
        assertThat(run(check).status()).isEqualTo(1);
        assertThat(run(check).err()).contains("What you kept is not a roster");
        Files.delete(roster);
        assertThat(run(check).status()).isEqualTo(2);
        assertThat(run(check).err()).contains("There is no file " + roster);
    }

    /** A finished game of Kuhn poker to whose cards each person contributed. */
    private Path contributedGame(String... players) throws IOException, Refused {
        Game kuhn = Games.named("kuhn");
        Seats seats = Seats.of(kuhn, List.of(players));
        Secret secret = Secret.draw();
        Map<Integer, Contribution> contributions = new TreeMap<>();
        List<String> commitments = new ArrayList<>();
        for (int seat = 0; seat < players.length; seat++) {
            Contribution contribution = Contribution.draw();
            commitments.add(seats.isPerson(seat) ? contribution.commitment(secret.table(), seat) : "");
            if (seats.isPerson(seat)) {
                contributions.put(seat, contribution);
            }
        }
        Roster roster = Roster.fair(kuhn, Options.DEFAULT, seats.names(), secret, commitments);
        HostedGame game = HostedGame.start(kuhn, roster, contributions, seats);
        game.concede(0);
        Path file = folder.resolve(String.join("-", players));
        game.file().write(file);
        return file;
    }

    private static List<String> without(List<String> lines, int number) {
        List<String> rest = new ArrayList<>(lines);
        rest.remove(number);
        return rest;
    }

    private static List<String> swapped(List<String> lines, int number) {
        List<String> mixed = new ArrayList<>(lines);
        Collections.swap(mixed, number, number + 1);
        return mixed;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--verify --from 3|cannot be combined with --from",
                "--verify --as 1|cannot be combined with --as",
                "--verify --scenario x.yaml|cannot be combined with --scenario",
                "--roster x|--roster is for checking a game",
                "--from 0|but the acts go from 1 to",
                "--as 7|--as must be a seat from 0 to 1"
            })
    void wrong_usage_of_replay_exits_with_2_even_with_json(String options, String explanation) throws IOException {
        String[] args = ("replay " + savedGame() + " " + options).split(" ");
        Ran ran = run(args);
        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains(explanation);

        Ran program = run(("replay " + folder.resolve("1.replay") + " --json " + options).split(" "));
        assertThat(program.status()).isEqualTo(2);
        assertThat(json(program).get("message").stringValue()).contains(explanation);
    }

    @Test
    void a_missing_file_exits_with_2() {
        Ran ran = run("replay", folder.resolve("nowhere").toString(), "--verify", "--json");
        assertThat(ran.status()).isEqualTo(2);
        assertThat(json(ran).get("message").stringValue()).contains("There is no file");
        assertThat(run("replay", folder.toString(), "--verify").status()).isEqualTo(2);
    }

    @Test
    void a_replay_is_shown_from_any_act_or_its_end() throws IOException {
        String file = savedGame().toString();
        String refusal = run("replay", file, "--from", "9999").err();
        String end = refusal.replaceFirst("(?s).*, and (\\d+) means the end.*", "$1");

        assertThat(refusal).contains("the acts go from 1 to " + (Integer.parseInt(end) - 1) + ",");
        assertThat(run("replay", file, "--from", end).status()).isZero();
        assertThat(run("replay", file, "--from", Integer.toString(Integer.parseInt(end) + 1))
                        .status())
                .isEqualTo(2);
    }

    @Test
    void one_turn_is_singular() throws IOException {
        PlaySession session = new PlaySession(folder);
        session.play("dominion --seed 5 --option turns=1", PlaySession.times(20, "1"));

        assertThat(run("replay", session.files().getFirst().toString(), "--verify")
                        .out())
                .contains("after 1 turn;");
        assertThat(run("sim", "dominion", "--players", "random,random", "--games", "1")
                        .out())
                .startsWith("1 game of dominion in");
        assertThat(run("fuzz", "dominion", "--games", "1").out()).startsWith("1 game, ");
    }

    @Test
    void a_changed_replay_is_detected() throws IOException {
        Path file = savedGame();
        String good = Files.readString(file);
        List<String> lines = good.lines().toList();
        int last = good.lastIndexOf("buy Province");

        assertThat(verified(file, good.substring(0, last) + "buy Duchy" + good.substring(last + 12)))
                .contains("says 'buy Duchy', but its numbers mean 'buy Province'");
        assertThat(verified(file, lines.getFirst() + "\n")).contains("has no end");
        assertThat(verified(file, String.join("\n", lines.subList(0, lines.size() - 1)) + "\n"))
                .contains("has no end");
        assertThat(verified(file, good.replaceFirst("\"seed\":\"", "\"seed\":\"1")))
                .isNotBlank();
        assertThat(verified(file, good.replaceFirst("\"winners\":\\[", "\"winners\":[3,")))
                .contains("did not end as entry");
        assertThat(verified(file, good.replaceFirst("\"hash\":\"..", "\"hash\":\"zz")))
                .contains("Entries 0 to 8 are not what was played");
    }

    @Test
    void a_file_from_an_older_version_is_recognized() throws IOException {
        Path file = Files.writeString(
                folder.resolve("old.replay"),
                "{\"cardinal\":\"replay\",\"game\":\"dominion\",\"rules\":\"1\",\"options\":{},\"seed\":\"5\"}\nend phase\n");

        assertThat(run("replay", file.toString()).err()).contains("saved by another version of Cardinal");
    }
}
