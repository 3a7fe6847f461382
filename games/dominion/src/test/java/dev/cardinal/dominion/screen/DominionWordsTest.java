package dev.cardinal.dominion.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.dominion.Dominion;
import dev.cardinal.dominion.card.Cards;
import dev.cardinal.host.Json;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Step;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.kernel.text.Addressee;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The table in words, as the specification shows it. */
class DominionWordsTest {
    private static final DominionWords WORDS = new DominionWords();
    private static final String RULE = "───────────────────────────────────────";

    private static Position position(String json) throws Refused {
        Options options = Options.DEFAULT.with("kingdom", "Militia,Moat,Witch,Village,Gardens,Council Room,Smithy");
        return new Dominion().deal(options.with("players", "3")).arrange((Data.Fields) Json.parse(json));
    }

    private static List<String> part(String name, Position position) {
        return WORDS.part(name, position.view(Viewer.seat(0)), 80).orElseThrow();
    }

    @Test
    void a_card_is_one_line() {
        assertThat(WORDS.help("village").orElseThrow().getFirst())
                .isEqualTo("Village | $3 | action | +1 Card, +2 Actions");
        assertThat(WORDS.help("Chess")).isEmpty();
    }

    @Test
    void help_explains_in_whole_sentences_what_does_not_fit_on_a_line() {
        assertThat(WORDS.help("library").orElseThrow())
                .containsExactly(
                        "Library | $5 | action | Draw to 7 cards, may skip Actions",
                        "  You draw one by one. Keep each Action that turns up, or set it aside until you hold 7;"
                                + " those set aside are then discarded.");
        assertThat(Cards.ALL)
                .allSatisfy(card -> assertThat(WORDS.help(card.name()).orElseThrow())
                        .startsWith(card.toString())
                        .noneMatch(line -> line.contains("null"))
                        .filteredOn(line -> line.startsWith("  "))
                        .allMatch(line -> line.endsWith(".")));
    }

    @Test
    void the_trash_pile_lists_and_counts_its_cards() throws Refused {
        Position position = position("{\"trash\":[\"Copper\",\"Copper\",\"Estate\",\"Curse\",\"Estate\"]}");

        assertThat(part("trash", position))
                .containsExactly("TRASH PILE (5 cards):", "  Copper, Copper, Estate, Estate, Curse");
        assertThat(part("trash", position("{}"))).containsExactly("TRASH PILE (0 cards):");
    }

    @Test
    void curses_are_low_at_seven() throws Refused {
        assertThat(part("supply", position("{\"supply\":{\"Curse\":7}}")))
                .startsWith("SUPPLY PILES", RULE)
                .endsWith("Curses: 7 ⚠️ Low!");
        assertThat(part("supply", position("{\"supply\":{\"Curse\":8}}"))).endsWith("Curses: 8");
    }

    @Test
    void an_attack_is_reported_player_by_player() throws Refused {
        Position position = position("{\"seats\":{\"0\":{\"hand\":[\"Militia\",\"Copper\"]},"
                + "\"2\":{\"hand\":[\"Moat\",\"Copper\",\"Copper\",\"Copper\",\"Copper\"]},"
                + "\"1\":{\"hand\":[\"Copper\",\"Estate\",\"Silver\",\"Duchy\",\"Province\"]}}}");
        List<Event> events = new ArrayList<>();
        for (String move : List.of("play Militia", "no", "discard Copper, Estate", "reveal Moat")) {
            Step step = position.step((Answer) position.read(move));
            events.addAll(step.events());
            position = step.position();
        }

        assertThat(WORDS.story(events, Viewer.seat(1)))
                .containsExactly(
                        "Player 0 played Militia!",
                        "→ Attacking all opponents...",
                        "Player 0: +$2",
                        "→ Player 1: Discarded 2 cards (Copper, Estate)",
                        "→ Player 2: Revealed Moat (blocked)");
    }

    @Test
    void a_victim_of_witch_is_told_about_its_own_curse() throws Refused {
        Position position = position("{\"seats\":{\"0\":{\"hand\":[\"Witch\"],\"deck\":[],\"discard\":[]},"
                + "\"1\":{\"hand\":[]},\"2\":{\"hand\":[]}}}");
        Step step = position.step((Answer) position.read("play Witch"));

        assertThat(WORDS.story(step.events(), Viewer.seat(1)))
                .containsExactly(
                        "Player 0 played Witch!",
                        "→ Attacking all opponents...",
                        "→ You gained a Curse. Curse added to your discard pile",
                        "→ Player 2: Gained Curse (to the discard pile)");
    }

    @Test
    void a_spy_is_told_about_its_own_choice() throws Refused {
        Position position = position("{\"seats\":{\"0\":{\"hand\":[\"Spy\"],\"deck\":[],\"discard\":[]},"
                + "\"1\":{\"hand\":[],\"deck\":[\"Estate\"]},\"2\":{\"hand\":[],\"deck\":[],\"discard\":[]}}}");
        Position asked = position.answer((Answer) position.read("play Spy"));
        Step step = asked.step((Answer) asked.read("discard Estate"));

        assertThat(told(step.events(), 0)).containsExactly("You chose to discard Player 1's Estate");
        assertThat(told(step.events(), 1)).containsExactly("Player 0 chose to discard your Estate");
        assertThat(told(step.events(), 2)).containsExactly("Player 0 chose to discard Player 1's Estate");
    }

    @Test
    void what_a_spy_chose_has_a_line_of_its_own() throws Refused {
        Position position = position("{\"seats\":{\"0\":{\"hand\":[\"Spy\"],\"deck\":[\"Gold\",\"Copper\"]},"
                + "\"1\":{\"hand\":[],\"deck\":[]},\"2\":{\"hand\":[],\"deck\":[]}}}");
        List<Event> events = new ArrayList<>();
        for (String move : List.of("play Spy", "keep Copper")) {
            Step step = position.step((Answer) position.read(move));
            events.addAll(step.events());
            position = step.position();
        }

        assertThat(told(events, 0))
                .endsWith("You drew Gold; +1 Action; revealed Copper", "You chose to keep your Copper");
    }

    private static List<String> told(List<Event> events, int seat) {
        return new Addressee(seat, List.of()).told(WORDS.story(events, Viewer.seat(seat)));
    }

    @Test
    void the_last_page_breaks_the_scores_down_by_card() throws Refused {
        String deck = "\"Gardens\",\"Gardens\",\"Gardens\",\"Estate\",\"Estate\",\"Duchy\",\"Province\"";
        String coppers = ",\"Copper\"".repeat(18);
        Position position =
                position("{\"turn\":0,\"seats\":{\"0\":{\"hand\":[\"Copper\",\"Copper\",\"Copper\",\"Copper\","
                        + "\"Copper\"],\"deck\":[" + deck + coppers + "]}}}");
        Position over = position.concede(1).position().concede(2).position();

        assertThat(WORDS.result(over.view(Viewer.seat(1))))
                .startsWith(
                        "FINAL SCORES",
                        RULE,
                        "Player 0:",
                        "  Estate (x2): 2 VP",
                        "  Duchy (x1): 3 VP",
                        "  Province (x1): 6 VP",
                        "  Gardens (x3): 9 VP (30 cards in deck)",
                        "  Total: 20 VP")
                .endsWith("Player 0 wins!");
    }

    @ParameterizedTest
    @ValueSource(ints = {40, 47, 60, 80, 100, 120})
    void the_table_fits_every_width(int width) throws Refused {
        Position position = position("{\"phase\":\"buy\",\"seats\":{\"0\":{\"hand\":[\"Council Room\",\"Militia\","
                + "\"Village\",\"Smithy\",\"Copper\",\"Gardens\",\"Moat\",\"Province\",\"Curse\"]}}}");

        for (Viewer viewer : List.of(Viewer.seat(0), Viewer.seat(2), Viewer.SPECTATOR, Viewer.REFEREE)) {
            View view = position.view(viewer);
            assertThat(WORDS.board(view, width)).allMatch(line -> line.length() <= width);
            assertThat(WORDS.brief(view, width)).allMatch(line -> line.length() <= width);
        }
    }

    @Test
    void a_hand_is_grouped_with_what_can_be_played_first() throws Refused {
        Position position =
                position("{\"seats\":{\"0\":{\"hand\":[\"Copper\",\"Estate\",\"Copper\",\"Village\",\"Copper\"]}}}");

        assertThat(WORDS.board(position.view(Viewer.seat(0)), 80)).endsWith("Hand:     Village, Copper x3, Estate");
        assertThat(WORDS.board(position.view(Viewer.seat(1)), 80)).noneMatch(line -> line.contains("Village, Copper"));
    }

    @Test
    void t_plays_all_treasures_in_either_phase() throws Refused {
        assertThat(t("action", "\"Village\",\"Copper\",\"Silver\"")).containsExactly("end phase", "play all treasures");
        assertThat(t("buy", "\"Copper\",\"Silver\"")).containsExactly("play all treasures");
        assertThat(t("buy", "\"Silver\",\"Estate\"")).containsExactly("play Silver");
    }

    private static List<String> t(String phase, String hand) throws Refused {
        Position position = position("{\"phase\":\"" + phase + "\",\"seats\":{\"0\":{\"hand\":[" + hand + "]}}}");
        return WORDS.spelledOut("t", position.view(Viewer.seat(0)));
    }
}
