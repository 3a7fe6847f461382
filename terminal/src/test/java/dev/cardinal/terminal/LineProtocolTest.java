package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Refused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs play by {@code cardinal play --json}. */
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

    /** Three dots stand for what the page leaves out. */
    private static String pattern(String shown) {
        List<String> parts = new ArrayList<>();
        for (String part : shown.split("\\.\\.\\.", -1)) {
            parts.add(Pattern.quote(part));
        }
        return String.join(".*", parts);
    }

    @Test
    void every_line_out_is_one_object_and_the_last_one_tells_the_outcome() throws Refused {
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
    void moves_come_in_json_or_as_text() throws Refused {
        session.play(GAME, "{\"type\":\"play_treasure\",\"card\":\"Copper\"}", "\"play Copper\"");

        assertThat(session.acts()).containsExactly("end phase", "play Copper", "play Copper");
        assertThat(objects().get(1).get("events")).asString().contains("Player 0 played Copper");
    }

    @Test
    void a_program_hears_of_moves_that_were_made_for_it() throws Refused {
        session.play(GAME);

        assertThat(objects().getFirst().get("forced")).isEqualTo(Data.texts(List.of("end phase")));
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
