package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs play with {@code cardinal play --json}. */
class LineProtocolTest {
    private static final String GAME = "dominion --json --seed 5 --option 'kingdom=first game' ";

    @TempDir
    Path folder;

    private PlaySession session;

    @BeforeEach
    void connect() {
        session = new PlaySession(folder);
    }

    private List<Data.Fields> objects() throws Refused {
        List<Data.Fields> objects = new ArrayList<>();
        for (String line : session.out().lines().toList()) {
            objects.add((Data.Fields) Json.parse(line));
        }
        return objects;
    }

    @Test
    void the_example_in_the_documentation_is_true() throws IOException {
        List<String> page = Files.readAllLines(Path.of("..", "docs", "protocol.md"));
        List<String> sent = page.stream()
                .filter(line -> line.startsWith("> "))
                .map(line -> line.substring(2))
                .toList();
        List<String> shown = page.stream()
                .filter(line -> line.startsWith("< "))
                .map(line -> line.substring(2))
                .toList();
        String command = page.stream()
                .filter(line -> line.startsWith("$ ./cardinal play "))
                .findFirst()
                .orElseThrow()
                .substring("$ ./cardinal play ".length());

        session.play(command, sent.toArray(String[]::new));

        List<String> out = session.out().lines().toList();
        assertThat(out).hasSameSizeAs(shown);
        for (int i = 0; i < out.size(); i++) {
            assertThat(out.get(i)).matches(pattern(shown.get(i)));
        }
    }

    /** Three dots mark what the page leaves out. */
    private static String pattern(String shown) {
        List<String> parts = new ArrayList<>();
        for (String part : shown.split("\\.\\.\\.", -1)) {
            parts.add(Pattern.quote(part));
        }
        return String.join(".*", parts);
    }

    @Test
    void every_output_line_is_one_object_and_the_last_has_the_outcome() throws Refused {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            lines.add("\"end phase\"");
        }
        session.play(GAME + "--option turns=3", lines.toArray(String[]::new));

        assertThat(objects())
                .allSatisfy(object -> assertThat(object.values())
                        .containsAnyOf(Map.entry("over", Data.of(true)), Map.entry("seat", Data.of(0))));
        Data.Fields last = objects().getLast();
        assertThat(last.get("over")).isEqualTo(Data.of(true));
        assertThat(((Data.Fields) last.get("outcome")).get("ending")).isEqualTo(Data.of("turns"));
        assertThat(session.status()).isZero();
    }

    @Test
    void a_refusal_is_followed_by_the_same_question() throws Refused {
        session.play(GAME, "\"buy Province\"", "not json", "{\"type\":\"buy\"}", "\"end phase\"");

        List<Data.Fields> objects = objects();
        assertThat(objects.get(1).get("refused")).asString().contains("\"code\":\"not_enough_coins\"");
        assertThat(objects.get(2).get("question")).isEqualTo(objects.get(0).get("question"));
        assertThat(objects.get(3).get("refused")).asString().contains("\"code\":\"bad_json\"");
        assertThat(objects.get(5).get("refused")).isNotNull();
        assertThat(objects.get(7).get("events")).asString().contains("\"type\":\"turn\"");
    }

    @Test
    void moves_can_be_json_or_text() throws Refused {
        session.play(GAME, "{\"type\":\"play_treasure\",\"card\":\"Copper\"}", "\"play Copper\"");

        assertThat(session.acts()).containsExactly("end phase", "play Copper", "play Copper");
        assertThat(objects().get(1).get("events")).asString().contains("Player 0 played Copper");
    }

    @Test
    void a_program_is_told_about_moves_made_for_it() throws Refused {
        session.play(GAME);

        assertThat(objects().getFirst().get("forced")).isEqualTo(Data.texts(List.of("end phase")));
    }

    @Test
    void a_program_is_told_once_that_nothing_is_saved() throws Exception {
        session = new PlaySession(Files.writeString(folder.resolve("file"), "")).play(GAME, "\"play Copper\"");

        assertThat(objects().getFirst().get("notice"))
                .asString()
                .startsWith("{\"code\":\"not_saved\",\"message\":\"This game cannot be saved in ");
        assertThat(objects().subList(1, objects().size()))
                .isNotEmpty()
                .noneMatch(object -> object.values().containsKey("notice"));
    }

    @Test
    void a_program_is_told_that_its_game_has_moved_to_another_file() throws Exception {
        session.play(GAME);
        Path file = session.files().getFirst();
        session.during("\"play Copper\"", () -> touch(file)).play("dominion --json --resume", "\"play Copper\"");

        assertThat(objects().get(1).get("notice")).asString().contains("\"code\":\"saved_elsewhere\"");
    }

    private static void touch(Path file) {
        try {
            Files.writeString(file, "\n", StandardOpenOption.APPEND);
        } catch (IOException stuck) {
            throw new UncheckedIOException(stuck);
        }
    }

    @Test
    void an_answer_by_number_is_accepted() {
        session.play(GAME, "{\"entry\":1,\"picks\":[0],\"client\":\"a\"}");

        assertThat(session.acts()).containsExactly("end phase", "play all treasures");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'picks':[0]}|The number of the question's entry is missing",
                "{'entry':1}|The picks, a list of option numbers, are missing",
                "{'client':'a'}|The number of the question's entry is missing",
                "{'entry':'1','picks':[0]}|An entry must be a number from 0 up, not '\"1\"'",
                "{'entry':-1,'picks':[0]}|An entry must be a number from 0 up, not '-1'",
                "{'entry':4294967297,'picks':[0]}|An entry must be a number from 0 up, not '4294967297'",
                "{'entry':1,'picks':0}|The picks must be a list of option numbers, not '0'",
                "{'entry':1,'picks':['0']}|A pick must be a number from 0 up, not '\"0\"'",
                "{'entry':1,'picks':[4294967296]}|A pick must be a number from 0 up, not '4294967296'",
                "{'entry':1,'picks':[0],'client':7}|The client's name for an answer must be text, not '7'",
                "{'entry':1,'picks':[0],'frob':1}|An answer by number has no field 'frob'",
                "{'entry':1,'picks':[0],'text':'buy Gold'}|An answer by number has no field 'text'",
                "{'entry':1,'picks':[0],'type':'end_phase'}|An answer is either a move with a type or an entry with picks",
                "{'type':'play_all_treasures','entry':1}|An answer is either a move with a type or an entry with picks"
            })
    void a_wrong_answer_by_number_is_refused_with_the_reason(String line, String wrong) throws Refused {
        session.play(GAME, line.replace('\'', '"'));

        Data.Fields refused = (Data.Fields) objects().get(1).get("refused");
        assertThat(refused.get("message"))
                .isInstanceOfSatisfying(
                        Data.Text.class, message -> assertThat(message.value()).startsWith(wrong));
        assertThat(session.acts()).containsExactly("end phase");
    }

    @Test
    void a_program_may_concede() throws Refused {
        session.play(GAME, "\"concede\"");

        assertThat(((Data.Fields) objects().getLast().get("outcome")).get("winners"))
                .isEqualTo(Data.of(List.of(Data.of(1))));
    }

    @Test
    void each_seat_gets_only_what_it_may_know() throws Refused {
        session.play(GAME + "--players human,human", "\"end phase\"", "\"end phase\"", "\"end phase\"");

        for (Data.Fields object : objects()) {
            Data.Fields view = (Data.Fields) object.get("view");
            Data.Fields seats = (Data.Fields) view.get("seats");
            String other = object.get("seat").equals(Data.of(0)) ? "1" : "0";
            assertThat(((Data.Fields) seats.get(other)).get("hand")).isEqualTo(Data.of(5));
            assertThat(object.toString()).doesNotContain("\"seed\"");
        }
        assertThat(objects().get(2).get("events"))
                .asString()
                .contains("Player 0 drew 5 cards")
                .doesNotContain("Player 0 drew Copper", "Player 0 drew Estate");
    }
}
