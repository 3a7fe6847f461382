package dev.cardinal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.browser.Puzzles.Moment;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Every kind of question is answered in the browser: by a button, a piece, a drag and a key in turn. The table of all
 * kinds is {@code questions.txt}.
 */
class EveryQuestionTest extends BrowserTest {
    private static final List<Hand> HANDS = List.of(Hand.PIECES, Hand.BUTTONS, Hand.DRAGS, Hand.KEYS);

    /** A row of the table. */
    private record Kind(String game, String name, String file, String words) {
        Moment moment() throws Exception {
            return Puzzles.asking(game, file, words);
        }
    }

    private static List<Kind> kinds() throws IOException {
        try (InputStream table = EveryQuestionTest.class.getResourceAsStream("/questions.txt")) {
            return new String(table.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .map(line -> line.split(" \\| ", 4))
                    .map(row -> new Kind(row[0], row[1], row[2], row[3]))
                    .toList();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"dominion", "onepiece", "mageknight"})
    void every_kind_of_question_can_be_answered(String game) throws Exception {
        Person ann = new Person(person()).still();
        List<String> failures = new ArrayList<>();
        int answers = 0;
        for (Kind kind : kinds()) {
            if (kind.game().equals(game) && kind.name().matches(System.getProperty("cardinal.kind", ".*"))) {
                Hand hand = HANDS.get(answers++ % HANDS.size());
                int wrong = ann.tab().errors().size();
                try {
                    meets(ann, kind);
                    ann.answers(hand, picks(ann.asked()));
                } catch (AssertionError | IllegalStateException failure) {
                    failures.add(kind.name() + " by " + hand + ": " + failure.getMessage());
                }
                for (String error :
                        ann.tab().errors().subList(wrong, ann.tab().errors().size())) {
                    failures.add(kind.name() + " by " + hand + ": " + error);
                }
            }
        }
        assertThat(failures).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"dominion", "onepiece", "mageknight"})
    void no_scenario_asks_anything_else(String game) throws Exception {
        List<Kind> known =
                kinds().stream().filter(kind -> kind.game().equals(game)).toList();
        assertThat(Puzzles.all(game).stream()
                        .filter(moment -> !moment.position().forced())
                        .map(Moment::prompt)
                        .distinct()
                        .filter(prompt -> known.stream().noneMatch(kind -> prompt.matches(kind.words()))))
                .isEmpty();
    }

    private void meets(Person ann, Kind kind) throws Exception {
        JsonNode made = post("/api/tables", table(kind.moment(), bot(kind.game())));
        assertThat(made.has("key")).as("%s", made).isTrue();
        ann.takes(
                address(),
                made.get("table").get("table").stringValue(),
                made.get("key").stringValue());
        assertThat(ann.asked().prompt()).matches(kind.words());
    }

    /** The table that begins with this moment, with Ann in the seat that is asked. */
    static String table(Moment moment, String bot) throws Exception {
        ObjectNode table =
                Chromium.JSON.createObjectNode().put("scenario", moment.text()).put("name", "Ann");
        ArrayNode seats = table.putArray("seats");
        for (int seat = 0; seat < moment.position().seats(); seat++) {
            seats.add(seat == moment.position().asked() ? "me" : bot);
        }
        return table.toString();
    }

    private static String bot(String game) {
        return game.equals("dominion") ? "bigmoney" : "greedy";
    }

    /** The first option that a piece stands for, or as many as must be picked. */
    private static List<Integer> picks(Asked asked) {
        if (asked.one()) {
            return List.of(Math.max(0, asked.spots().indexOf(true)));
        }
        return IntStream.range(
                        0,
                        Math.min(
                                Math.max(1, asked.least()),
                                Math.min(asked.most(), asked.texts().size())))
                .boxed()
                .toList();
    }
}
