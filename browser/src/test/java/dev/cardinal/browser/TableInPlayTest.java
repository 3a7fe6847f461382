package dev.cardinal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** What holds for the table of every game while it is played: nothing is out of place, idle or out of reach. */
class TableInPlayTest extends BrowserTest {
    /** What is seen where, to the pixel; which piece of a bag lies where does not matter. */
    private static final String PIECES = """
            window.table.pieces().flatMap(({ area, place, face, open, count, x, y, w, h }) => {
              const faces = window.table.scene().areas.find(({ id }) => id === area)?.pieces?.length ?? 0;
              const any = place == null && count > 1 && faces > 1; // a pile without an order has any of them on top
              const what = [any ? '' : face ?? '', open ? 'open' : '', count].join(' ');
              const where = [x, y, w, h].map(Math.round).join(' ');
              return place == null ? [`${area}: ${what}`, `${area}: at ${where}`]
                : [`${area} ${JSON.stringify(place)}: ${what} at ${where}`];
            })
            """;

    private static String table(String game) {
        return switch (game) {
            case "dominion" -> """
                {"game": "dominion", "seats": ["me", "house", "bigmoney", "bigmoney"], "name": "Ann"}""";
            case "onepiece" -> """
                {"game": "onepiece", "seats": ["me", "greedy"], "name": "Ann"}""";
            default -> """
                {"game": "mageknight", "seats": ["me", "greedy"], "name": "Ann"}""";
        };
    }

    static Policy policy(String game) {
        return switch (game) {
            case "dominion" -> Policy.DOMINION;
            case "onepiece" -> Policy.ONE_PIECE;
            default -> Policy.MAGE_KNIGHT;
        };
    }

    @ParameterizedTest
    @ValueSource(strings = {"dominion", "onepiece", "mageknight"})
    void every_piece_ends_where_the_scene_has_it_and_then_nothing_is_drawn(String game) throws Exception {
        Person ann = new Person(person().sharp()).likes("\"motion\": \"fast\"").sits(address(), key(table(game)));
        Tab tab = ann.tab();
        long opened = System.nanoTime();
        tab.reload();
        ann.isAsked();
        System.out.printf("%s: ready %.1f s after it is opened%n", game, (System.nanoTime() - opened) / 1e9);
        for (int answers = 0; answers < 12 && ann.isAsked(); answers++) {
            ann.answers(Hand.BUTTONS, policy(game).picks(ann.asked()));
            ann.isAsked();
            assertThat(tab.eval("window.table.scene()")).isEqualTo(tab.eval("window.showing.scene"));
        }
        List<String> played = pieces(tab);
        tab.reload();
        tab.waitFor("window.table?.ready && window.showing?.question");
        List<String> anew = pieces(tab);
        assertThat(without(played, anew)).as("where pieces lie after a game").isEqualTo(without(anew, played));
        tab.hover(1, 1);
        tab.waitFor("window.table.ready && !window.table.moving");
        tab.waitFor(Table.STILL); // once marks have faded in
    }

    @ParameterizedTest
    @CsvSource({
        "dominion, false",
        "dominion, true",
        "onepiece, false",
        "onepiece, true",
        "mageknight, false",
        "mageknight, true"
    })
    void everybody_can_use_it(String game, boolean onAPhone) throws Exception {
        Tab tab = person();
        if (onAPhone) {
            tab.phone();
        }
        Person ann = new Person(tab).still().sits(address(), key(table(game)));
        Hand hand = onAPhone ? Hand.FINGER : Hand.BUTTONS;
        for (int answers = 0; answers < 3; answers++) {
            ann.answers(hand, policy(game).picks(ann.asked()));
        }
        ann.asked();
        assertThat(EveryPageTest.violations(tab)).isEqualTo("[]");
        if (onAPhone) {
            assertThat(tooSmall(tab)).isEmpty();
            seesACardLarge(tab);
        }
        for (String dialog : List.of("m", "?", "l")) {
            tab.press(dialog);
            tab.waitFor("document.querySelector('dialog[open], body[data-log=open]')");
            assertThat(EveryPageTest.violations(tab))
                    .as("after the key %s", dialog)
                    .isEqualTo("[]");
            if (onAPhone) {
                assertThat(tooSmall(tab)).as("after the key %s", dialog).isEmpty();
            }
            tab.press("Escape");
            tab.waitFor("!document.querySelector('dialog[open]')");
        }
        if (onAPhone) {
            tab.sideways();
            tab.waitFor("innerWidth > innerHeight && window.table.ready");
            assertThat(EveryPageTest.violations(tab)).as("sideways").isEqualTo("[]");
            assertThat(tooSmall(tab)).as("sideways").isEmpty();
        }
        tab.press("t");
        tab.waitFor("document.body.dataset.table === 'words'");
        assertThat(EveryPageTest.violations(tab)).as("in words").isEqualTo("[]");
    }

    /** A long press on the piece at the far right shows its card in the middle of the screen. */
    private static void seesACardLarge(Tab tab) {
        JsonNode at = tab.eval("""
                window.table.pieces().filter(({ area, open }) => open && area.startsWith('0/'))
                  .sort((one, other) => other.x - one.x)[0]
                """);
        tab.press(middle(at, "x", "w"), middle(at, "y", "h"));
        assertThat(tab.eval("""
                        (({ left, right }) => [left, innerWidth - right])(
                          document.querySelector('.zoom').getBoundingClientRect()).map(Math.round).join(' ')
                        """).stringValue())
                .as("room at the left and at the right")
                .isEqualTo("12 12");
        tab.press("Escape");
        tab.waitFor("document.querySelector('.zoom[hidden]')");
    }

    private static double middle(JsonNode rect, String from, String size) {
        return rect.get(from).doubleValue() + rect.get(size).doubleValue() / 2;
    }

    private static List<String> pieces(Tab tab) {
        return texts(tab.eval(PIECES));
    }

    private static List<String> without(List<String> some, List<String> others) {
        return some.stream().filter(one -> !others.contains(one)).sorted().toList();
    }

    private static List<String> texts(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(JsonNode::stringValue)
                .toList();
    }

    /** What a finger cannot hit. */
    static List<String> tooSmall(Tab tab) {
        return texts(tab.eval("""
                [...document.querySelectorAll('button, a, input, select, summary, [role=button], [tabindex="0"]')]
                  .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
                      && !one.closest('.unseen, .skip, p, #log, #words'))
                  .filter((one) => !document.querySelector('dialog[open]') || one.closest('dialog[open]'))
                  .map((one) => [one, /radio|checkbox/.test(one.type) ? one.closest('label') ?? one : one])
                  .map(([one, hit]) => [one.outerHTML.slice(0, 120), hit.getBoundingClientRect()])
                  .filter(([, { width, height }]) => width > 0 && (width < 43.5 || height < 43.5))
                  .map(([what, { width, height }]) => `${Math.round(width)} x ${Math.round(height)}: ${what}`)
                """));
    }
}
