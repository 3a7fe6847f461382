package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.data.Data;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OnePieceCommandTest {
    private static final String CARDS = """
            [{"id": "XX01-001", "name": "Somebody", "category": "Character", "colors": ["Red"], "cost": 3, "power": 4000,
              "counter": 1000, "attributes": ["Slash"], "types": ["Navy"], "effect": "[On Play] Draw 1 card."},
             {"id": "XX01-001_p1", "name": "Somebody", "category": "Character", "colors": ["Red"], "cost": 3,
              "power": 4000, "counter": 1000, "attributes": ["Slash"], "types": ["Navy"],
              "effect": "[On Play] Draw 1 card."},
             {"id": "XX01-002", "name": "Riddle", "category": "Event", "colors": ["Red"], "cost": 1,
              "effect": "[Main] Whistle a merry tune."}]""";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private int onepiece(String... args) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        Stream<String> line = Stream.concat(
                Stream.of("onepiece"),
                Stream.concat(
                        Stream.of(args),
                        Stream.of("--data", folder.resolve("data").toString())));
        return Cardinal.commandLine("onepiece")
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(line.toArray(String[]::new));
    }

    private String file(String name, String text) throws Exception {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private Data.Fields json() throws Exception {
        return (Data.Fields) Json.parse(out.toString());
    }

    @Test
    void an_import_reports_what_it_did() throws Exception {
        assertThat(onepiece("import", file("cards.json", CARDS))).isZero();
        assertThat(out.toString()).startsWith("2 cards added, 0 changed, 0 unchanged; 2 imported cards in ");
        assertThat(onepiece("import", file("cards.json", CARDS), "--json")).isZero();
        assertThat(json().get("unchanged")).isEqualTo(Data.of(2));
    }

    @Test
    void bad_rows_are_named_and_exit_with_1() throws Exception {
        assertThat(onepiece("import", file("cards.json", CARDS.replace("\"Event\"", "\"Ship\""))))
                .isEqualTo(1);
        assertThat(out.toString())
                .contains("not imported: XX01-002: category should be one of")
                .contains("1 card added");
    }

    @Test
    void an_unreadable_file_exits_with_2() throws Exception {
        assertThat(onepiece("import", folder.resolve("none.json").toString())).isEqualTo(2);
        assertThat(err.toString()).contains("There is no file or folder").contains("none.json");
        assertThat(onepiece("import", file("bad.json", "[{"))).isEqualTo(2);
        assertThat(err.toString()).contains("bad.json, line 1");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void a_card_is_shown_with_its_program() throws Exception {
        assertThat(onepiece("card", "st01-002")).isZero();
        assertThat(out.toString())
                .contains(
                        "ST01-002 Usopp",
                        "Red Character, cost 2, power 2000, counter +1000, rarity C",
                        "Straw Hat Crew")
                .contains("as understood:\n  [DON!! x2] [When Attacking] ")
                .contains("DonAttached(2)");
        assertThat(onepiece("card", "ST01-002", "--json")).isZero();
        assertThat(json().toString()).startsWith("{\"cards\":[{\"id\":\"ST01-002\",\"name\":\"Usopp\"");
    }

    @Test
    void a_name_shows_all_cards_that_have_it() {
        assertThat(onepiece("card", "monkey.d.luffy")).isZero();
        assertThat(out.toString()).contains("ST01-001 Monkey.D.Luffy").contains("ST01-012 Monkey.D.Luffy");
        assertThat(onepiece("card", "Nico", "Robin")).isZero();
    }

    @Test
    void an_imported_card_is_found_with_its_prints_and_its_gaps() throws Exception {
        onepiece("import", file("cards.json", CARDS));
        assertThat(onepiece("card", "XX01-001")).isZero();
        assertThat(out.toString())
                .contains("print XX01-001_p1, alternate art", "Effect(auto, onPlay, body=Draw(you, 1))");
        assertThat(onepiece("card", "Riddle")).isEqualTo(1);
        assertThat(out.toString()).contains("not understood:").containsIgnoringCase("whistle");
    }

    @Test
    void an_imported_card_is_shown_with_the_official_rulings_that_its_text_does_not_give() throws Exception {
        onepiece("import", file("cards.json", CARDS.replace("XX01-002", "OP12-017")));
        assertThat(onepiece("card", "OP12-017")).isEqualTo(1);
        assertThat(out.toString())
                .contains("ruling Q:OP12-017/4: Red goes for the Character card as well as for the Event.");
        onepiece("card", "OP12-017", "--json");
        assertThat(json().toString()).contains("\"rulings\":[{", "Q:OP12-017/4");
    }

    @Test
    void an_unknown_card_exits_with_2() {
        assertThat(onepiece("card", "XX99-001")).isEqualTo(2);
        assertThat(err.toString()).contains("There is no card XX99-001").contains("cardinal onepiece import FILE");
        assertThat(onepiece("card")).isEqualTo(2);
    }

    @Test
    void a_legal_deck_exits_with_0() throws Exception {
        assertThat(onepiece("deck", "ST02", "--strict")).isZero();
        assertThat(out.toString()).startsWith("The deck is legal: ST02-001 Eustass\"Captain\"Kid and 50 cards");
        assertThat(onepiece("deck", "ST02", "--json")).isZero();
        assertThat(json().get("legal")).isEqualTo(Data.of(true));
        assertThat(json().get("list")).isEqualTo(Data.of("ST02"));
    }

    @Test
    void everything_wrong_with_a_deck_is_named_and_exits_with_1() throws Exception {
        assertThat(onepiece("deck", file("deck.txt", "5x ST02-002\nhello\n1x OP99-001")))
                .isEqualTo(1);
        assertThat(out.toString().lines())
                .containsExactlyInAnyOrder(
                        "Line 2 should look like '4x OP01-016', not 'hello'.",
                        "Line 3 names OP99-001, but there is no such card.",
                        "A deck has 1 Leader, not 0. (5-1-2)",
                        "There are 5 copies of ST02-002 Vito, but at most 4 are allowed. (5-1-2-3)",
                        "A deck has 50 cards besides its Leader, not 5. (5-1-2)");
    }

    @Test
    void a_card_that_is_not_understood_is_refused_only_with_strict() throws Exception {
        onepiece("import", file("cards.json", CARDS));
        String rules = file("rules.json", "{\"deck\": {\"cards\": 6}}");
        String deck = file("deck.txt", "1 ST01-001\n4 XX01-002\n2 XX01-001");
        assertThat(onepiece("deck", deck, "--rules", rules)).isZero();
        assertThat(out.toString()).contains("XX01-002 ignores:").contains("The deck is legal");
        assertThat(onepiece("deck", deck, "--rules", rules, "--strict")).isEqualTo(1);
        assertThat(out.toString()).contains("XX01-002 is not understood:").doesNotContain("The deck is legal");
    }

    @Test
    void a_missing_deck_exits_with_2() {
        assertThat(onepiece("deck", "nowhere.txt")).isEqualTo(2);
        assertThat(err.toString()).contains("There is no deck nowhere.txt").contains("ST01, ST02, ST03, ST04");
    }

    @Test
    void coverage_counts_cards_that_are_understood_completely() throws Exception {
        String more = CARDS.replaceFirst("\\[", """
                [{"id": "YY01-001", "name": "Plain", "category": "Stage", "colors": ["Red"]}, {"id": "YY01-002"},
                """);
        String cards = file("cards.json", more);
        assertThat(coverage(cards)).isZero();
        assertThat(out.toString().lines())
                .contains("XX01       2 cards,    0 without text,     1 of     2 texts understood:  50.00%")
                .contains("YY01       1 cards,    1 without text,     0 of     0 texts understood: 100.00%")
                .contains("all        3 cards,    1 without text,     1 of     2 texts understood:  50.00%");
        assertThat(err.toString()).contains("not counted: YY01-002: name is missing");
        assertThat(coverage(cards, "--list")).isZero();
        assertThat(out.toString()).contains("XX01-002: ").containsIgnoringCase("whistle");
    }

    @Test
    void coverage_reports_figures_by_set_and_in_total_as_json() throws Exception {
        assertThat(coverage(file("cards.json", CARDS), "--json")).isZero();
        assertThat(out.toString())
                .startsWith(
                        "{\"cards\":2,\"noText\":0,\"compiled\":1,\"strictRate\":0.5,\"bySet\":{\"XX01\":{\"cards\":2")
                .contains("\"failures\":[{")
                .contains("\"id\":\"XX01-002\"");
        assertThat(coverage("nowhere.json")).isEqualTo(2);
    }

    private int coverage(String... args) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Cardinal.commandLine("onepiece")
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(Stream.concat(Stream.of("onepiece", "coverage"), Stream.of(args))
                        .toArray(String[]::new));
    }

    @Test
    void without_a_subcommand_it_lists_them() {
        assertThat(Cardinal.commandLine("onepiece")
                        .setErr(new PrintWriter(err, true))
                        .execute("onepiece"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("Usage: cardinal onepiece", "import", "deck");
    }
}
