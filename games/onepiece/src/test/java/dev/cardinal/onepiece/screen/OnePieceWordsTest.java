package dev.cardinal.onepiece.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Step;
import dev.cardinal.kernel.Words;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Colour;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.onepiece.EventsTest;
import dev.cardinal.onepiece.OnePiece;
import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.card.Shipped;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OnePieceWordsTest {
    private static final OnePiece GAME = new OnePiece();
    private static final Words WORDS = GAME.words();
    private static final Viewer ME = Viewer.seat(0);

    /** A position as a scenario describes it. */
    private static Position arranged(String json) throws Refused {
        return GAME.deal(new Options(Map.of("decks", "ST01,ST02"))).arrange((Data.Fields) Json.parse(json));
    }

    private static final String TABLE = """
            {"turn": 0, "seats": {
              "0": {"hand": ["ST01-010", "ST01-006", "ST01-006", "ST01-015", "ST01-014"], "don": 4,
                    "characters": [{"card": "ST01-013", "don": 1}, {"card": "ST01-007", "rested": true},
                                   {"card": "ST01-005", "new": true}], "stage": ["ST01-017"]},
              "1": {"hand": ["ST02-002", "ST02-005"], "don": {"active": 2, "rested": 3},
                    "characters": [{"card": "ST02-004"}, {"card": "ST02-006", "rested": true}]}}}
            """;

    private static String board(Position position, int width) {
        return String.join("\n", WORDS.board(position.view(ME), width));
    }

    private static Position after(Position start, String... moves) {
        Position position = start;
        for (String move : moves) {
            position = position.answer((Answer) position.read(move));
        }
        return position;
    }

    @Test
    void the_board_shows_both_sides_with_my_own_below() throws Refused {
        String board = board(arranged(TABLE), 100);

        assertThat(board).contains("PLAYER 1  Life 5  Hand 2  Deck ", "DON!! 2 active, 3 rested");
        assertThat(board.indexOf("PLAYER 0 (YOU)")).isGreaterThan(board.indexOf("PLAYER 1"));
        assertThat(board)
                .containsPattern("cost 3 Roronoa Zoro +7000  1 DON!!")
                .containsPattern("cost 1 Nami +1000  rested")
                .containsPattern("cost 3 Jinbe +5000  new")
                .containsPattern("cost 2 Thousand Sunny +Stage")
                .containsPattern("cost 1 Tony Tony.Chopper x2 +1000  Blocker")
                .containsPattern("cost 4 Franky +6000  counter \\+1000")
                .containsPattern("cost 1 Guard Point +Event  Counter");
    }

    @ParameterizedTest
    @ValueSource(ints = {40, 60, 80, 100})
    void the_board_fits_the_screen(int width) throws Refused {
        EventsTest.play("ST02,ST04", width, (position, step) -> {
            for (Viewer viewer : List.of(ME, Viewer.seat(1), Viewer.SPECTATOR, Viewer.REFEREE)) {
                assertThat(WORDS.board(position.view(viewer), width)).allMatch(line -> line.length() <= width);
                assertThat(WORDS.brief(position.view(viewer), width)).allMatch(line -> line.length() <= width);
            }
        });
    }

    @Test
    void nothing_is_shown_that_the_viewer_may_not_know() throws Refused {
        Chance chance = new Chance(1);
        EventsTest.play("ST03,ST01", 5, (position, step) -> {
            for (Viewer viewer : List.of(ME, Viewer.seat(1), Viewer.SPECTATOR)) {
                assertThat(everything(position.guess(viewer, chance), viewer)).isEqualTo(everything(position, viewer));
            }
        });
    }

    private static List<String> everything(Position position, Viewer viewer) {
        List<String> lines = new ArrayList<>(WORDS.board(position.view(viewer), 100));
        lines.addAll(WORDS.brief(position.view(viewer), 100));
        for (String part : WORDS.parts().keySet()) {
            lines.addAll(WORDS.part(part, position.view(viewer), 100).orElseThrow());
        }
        return lines;
    }

    @Test
    void a_battle_says_what_would_stop_it() throws Refused {
        Position battle = after(arranged(TABLE), "attack with zoro", "attack leader", "no");

        assertThat(board(battle, 100))
                .contains("BATTLE  Counter Step: Roronoa Zoro (7000) attacks Eustass\"Captain\"Kid (5000);"
                        + " +3000 would stop it");
        assertThat(battle.question().prompt())
                .isEqualTo("Roronoa Zoro (7000) attacks Eustass\"Captain\"Kid (5000). Do you counter?");
    }

    @Test
    void a_question_says_what_is_chosen_and_why() throws Refused {
        Position asked = after(arranged(TABLE), "use nami");

        assertThat(asked.question().prompt())
                .startsWith("Nami: give up to 1 of your rested DON!! cards to ")
                .endsWith("(choose 1)");
    }

    @Test
    void every_shipped_card_is_explained() {
        for (CardDefinition card : Shipped.all()) {
            List<String> help = WORDS.help(card.id()).orElseThrow();
            assertThat(help.getFirst()).isEqualTo(card.name() + "  " + card.id());
            assertThat(help).hasSizeGreaterThanOrEqualTo(card.effects().isEmpty() ? 3 : 4);
            assertThat(String.join("\n", help)).doesNotContain("Effect[", "Target");
            assertThat(WORDS.help(card.name()).orElseThrow()).contains(card.name() + "  " + card.id());
        }
    }

    @Test
    void part_of_a_name_or_a_game_term_is_enough_for_help() {
        assertThat(WORDS.help("chopper").orElseThrow()).contains("Tony Tony.Chopper  ST01-006", "  [Blocker]");
        assertThat(WORDS.help("[Blocker]").orElseThrow().getFirst()).startsWith("Blocker: ");
        assertThat(WORDS.help("DON!!")).isPresent();
        assertThat(WORDS.help("xyzzy")).isEmpty();
    }

    @Test
    void names_have_the_colour_of_their_cards() throws Refused {
        assertThat(WORDS.names()).containsEntry("Nami", Colour.RED).containsEntry("Kaido", Colour.PURPLE);
        assertThat(GAME.words(new Options(Map.of("decks", "ST01"))).names()).doesNotContainKey("Kaido");
    }

    @Test
    void the_story_tells_what_a_player_wants_to_hear() throws Refused {
        List<Event> events = new ArrayList<>();
        Position position = arranged(TABLE);
        for (String move : List.of("play franky", "attack with zoro", "attack koby", "no", "no")) {
            Step step = position.step((Answer) position.read(move));
            events.addAll(step.events());
            position = step.position();
        }

        assertThat(WORDS.story(events, Viewer.seat(1)))
                .containsExactly(
                        "Player 0 plays Franky", "Player 0: Roronoa Zoro (7000) attacks Koby (6000)", "Koby is K.O.'d");
    }

    @Test
    void the_story_keeps_drawn_cards_secret() throws Refused {
        Position position = arranged(TABLE);
        Step step = position.step((Answer) position.read("end turn"));

        assertThat(WORDS.story(step.events(), ME)).containsExactly("Player 1's turn 3: draws a card; adds 2 DON!!");
        assertThat(WORDS.story(step.events(), Viewer.seat(1)).getFirst())
                .startsWith("Player 1's turn 3: draws ")
                .doesNotContain("a card");
    }

    @ParameterizedTest
    @CsvSource({
        "play franky, play Franky",
        "FRANKY, play Franky",
        "attack with zoro, attack with Roronoa Zoro",
        "att with luffy, attack with Monkey.D.Luffy",
        "give don to leader, give DON to Monkey.D.Luffy",
        "give don!! to zoro, give DON to Roronoa Zoro",
        "use sunny, use Thousand Sunny",
        "pass, end turn",
        "end, end turn"
    })
    void moves_can_be_abbreviated(String typed, String meant) throws Refused {
        Position position = arranged(TABLE);

        assertThat(position.read(typed)).isEqualTo(position.read(meant)).isInstanceOf(Answer.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "attack kid with zoro | attack with zoro; attack kid",
                "Zoro attacks Bonney | attack with zoro; attack bonney",
                "give 2 to zoro | give don to zoro; give don to zoro",
                "play franky | "
            })
    void two_moves_can_be_typed_as_one(String typed, String moves) throws Refused {
        List<String> spelledOut = WORDS.spelledOut(typed, arranged(TABLE).view(ME));

        assertThat(String.join("; ", spelledOut)).isEqualTo(moves == null ? "" : moves);
    }

    @ParameterizedTest
    @CsvSource({
        "zoro, ambiguous",
        "attack kid, attack_with",
        "play jet pistol, ''",
        "play guard point, no_main",
        "play zoro, not_in_hand",
        "play kaido, not_there",
        "attack with nami, rested",
        "attack with jinbe, just_played",
        "attack with sunny, no_attacker",
        "attack with franky, not_in_play",
        "use zoro, no_effect",
        "give don to sunny, stage",
        "give don to kid, not_yours",
        "block with chopper, not_in_play",
        "block with nami, not_now",
        "counter with franky, not_now"
    })
    void an_impossible_move_is_refused_with_the_reason(String typed, String code) throws Refused {
        Position position = arranged(TABLE);

        if (code.isEmpty()) {
            assertThat(position.read(typed)).isInstanceOf(Answer.class);
        } else {
            assertThat(position.read(typed)).isInstanceOfSatisfying(Refusal.class, refusal -> {
                assertThat(refusal.code()).isEqualTo(code);
                assertThat(refusal.rule().isEmpty()).isEqualTo(code.equals("ambiguous") || code.equals("not_there"));
            });
        }
    }

    @Test
    void a_json_move_is_also_refused_with_the_reason() throws Refused {
        Position poor = arranged("{\"seats\": {\"0\": {\"hand\": [\"ST01-010\"], \"don\": 3}}}");

        assertThat(poor.read(Json.parse("{\"type\":\"play_card\",\"card\":\"Franky\"}")))
                .isEqualTo(new Refusal("too_expensive", "Franky costs 4 and you have 3 active DON!!", "", "2-7-2"));
    }

    @Test
    void an_active_character_cannot_be_attacked_and_the_player_is_told_why() throws Refused {
        Position asked = after(arranged(TABLE), "attack with zoro");

        assertThat(asked.read("attack bege"))
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.code()).isEqualTo("active_target"));
        assertThat(asked.read("attack nami"))
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.code()).isEqualTo("own_card"));
        assertThat(asked.read("end turn"))
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.rule()).isEqualTo("6-5-2-1"));
    }
}
