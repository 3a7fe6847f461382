package dev.cardinal.dominion.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cardinal.dominion.Dominion;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a guess keeps and what it redraws, for the player in seat 0 and for the opponent. */
class GuessTest {
    private static final Viewer OWNER = Viewer.seat(0);
    private static final Viewer OPPONENT = Viewer.seat(1);
    private static final int EACH = 100;

    private static Data.Fields zones(List<String> hand, List<String> deck) {
        return Data.fields().with("hand", Data.texts(hand)).with("deck", Data.texts(deck));
    }

    private static Position start(Options options, String phase, List<String> hand, List<String> deck) throws Refused {
        Data.Fields seats = Data.fields()
                .with("0", zones(hand, deck))
                .with("1", zones(List.of("Estate", "Duchy"), List.of("Gold")));
        return new Dominion()
                .deal(options.with("kingdom", "all").with("cards", options.get("cards", "all")))
                .arrange(Data.fields().with("phase", phase).with("seats", seats));
    }

    private static Position after(Position position, String... moves) {
        Position next = position;
        for (String move : moves) {
            next = next.answer((Answer) next.read(move));
        }
        return next;
    }

    private static List<Data> cards(Position position, String zone) {
        Data.Fields seats =
                (Data.Fields) position.view(Viewer.REFEREE).data().values().get("seats");
        Data.Fields zones = (Data.Fields) seats.values().get("0");
        return ((Data.Items) zones.values().get(zone)).values();
    }

    /** How often seat 0 held which hand over which deck; checks that every guess looks the same to the viewer. */
    private static Map<List<Data>, Integer> guesses(Position position, Viewer viewer, int ways) {
        Chance chance = new Chance(1);
        Map<List<Data>, Integer> found = new HashMap<>();
        for (int i = 0; i < ways * EACH; i++) {
            Position guess = position.guess(viewer, chance);
            assertThat(guess.view(viewer).data())
                    .isEqualTo(position.view(viewer).data());
            assertThat(guess.census()).isEqualTo(position.census());
            List<Data> cards = new ArrayList<>(cards(guess, "hand"));
            cards.addAll(cards(guess, "deck"));
            found.merge(cards, 1, Integer::sum);
        }
        return found;
    }

    private static void allAlike(Position position, Viewer viewer, int ways) {
        Map<List<Data>, Integer> found = guesses(position, viewer, ways);
        assertThat(found).hasSize(ways);
        assertThat(found.values()).allSatisfy(count -> assertThat(count).isCloseTo(EACH, within(EACH / 2)));
    }

    @Test
    void the_owner_knows_the_hand_but_not_the_order_of_the_deck() throws Refused {
        Position position =
                start(Options.DEFAULT, "action", List.of("Copper", "Estate"), List.of("Silver", "Gold", "Duchy"));
        allAlike(position, OWNER, 6);
    }

    @Test
    void the_opponent_does_not_know_which_cards_are_in_hand() throws Refused {
        Position position = start(Options.DEFAULT, "action", List.of("Copper", "Estate"), List.of("Gold", "Duchy"));
        allAlike(position, OPPONENT, 6 * 2);
        allAlike(position, Viewer.SPECTATOR, 6 * 2);
    }

    @Test
    void a_card_that_everyone_saw_go_onto_the_deck_stays_there() throws Refused {
        Position position = after(
                start(Options.DEFAULT, "action", List.of("Bureaucrat", "Estate"), List.of("Gold", "Duchy")),
                "play Bureaucrat");
        assertThat(position.asked()).isEqualTo(1);
        assertThat(guesses(position, OPPONENT, 6).keySet())
                .hasSize(6)
                .allSatisfy(cards -> assertThat(cards.get(1)).isEqualTo(Data.of("Silver")));
    }

    @Test
    void a_card_that_everyone_saw_is_still_known_when_it_is_drawn() throws Refused {
        Position position = after(
                start(
                        Options.DEFAULT,
                        "action",
                        List.of("Bureaucrat"),
                        List.of("Gold", "Duchy", "Estate", "Copper", "Village", "Moat")),
                "play Bureaucrat",
                "no",
                "topdeck Estate",
                "end phase",
                "end phase");
        assertThat(cards(position, "hand")).hasSize(5);
        assertThat(guesses(position, Viewer.SPECTATOR, 15).keySet())
                .allSatisfy(cards -> assertThat(cards.subList(0, 5)).contains(Data.of("Silver")))
                .anySatisfy(cards -> assertThat(cards.subList(0, 5)).contains(Data.of("Moat")));
    }

    @Test
    void only_the_owner_knows_the_cards_that_a_sentry_looks_at() throws Refused {
        Position position = after(
                start(
                        Options.DEFAULT,
                        "action",
                        List.of("Sentry"),
                        List.of("Copper", "Gold", "Duchy", "Estate", "Village")),
                "play Sentry");
        allAlike(position, OWNER, 2);
        assertThat(guesses(position, OPPONENT, 12)).as("of 120").hasSizeGreaterThan(100);
    }

    @Test
    void a_hand_whose_treasures_were_all_played_holds_none() throws Refused {
        Position position = after(
                start(
                        Options.DEFAULT,
                        "buy",
                        List.of("Copper", "Copper", "Estate"),
                        List.of("Gold", "Duchy", "Village")),
                "t");
        allAlike(position, OPPONENT, 3 * 6);
    }

    @Test
    void a_card_that_was_drawn_later_may_be_a_treasure_again() throws Refused {
        Position position = after(
                start(
                        Options.DEFAULT,
                        "buy",
                        List.of("Copper", "Copper", "Estate"),
                        List.of("Gold", "Duchy", "Village", "Moat", "Market", "Silver")),
                "t",
                "end phase");
        assertThat(guesses(position, OPPONENT, 10).keySet())
                .anySatisfy(cards -> assertThat(cards.subList(0, 5)).contains(Data.of("Gold")))
                .anySatisfy(cards -> assertThat(cards.subList(0, 5)).contains(Data.of("Silver")));
    }

    @Test
    void in_principality_playing_a_mine_shows_a_treasure_in_hand() throws Refused {
        List<String> hand = List.of("Mine", "Gold");
        List<String> deck = List.of("Duchy", "Silver");
        allAlike(after(start(Options.DEFAULT, "action", hand, deck), "play Mine"), OPPONENT, 2 * 2);
        Options official = Options.DEFAULT.with("rules", "official");
        allAlike(after(start(official, "action", hand, deck), "play Mine"), OPPONENT, 3 * 2);
    }

    @Test
    void a_player_forced_to_play_a_mine_again_may_have_no_treasure() throws Refused {
        Position position = after(
                start(Options.DEFAULT, "action", List.of("Throne Room", "Mine", "Gold"), List.of("Duchy", "Silver")),
                "play Throne Room",
                "select Mine");
        allAlike(position, OPPONENT, 3 * 2);
    }

    @Test
    void a_treasure_from_a_mine_is_known_to_be_in_hand() throws Refused {
        Position position = after(
                start(Options.DEFAULT, "action", List.of("Mine", "Copper", "Estate"), List.of("Duchy", "Moat")),
                "play Mine",
                "trash Copper",
                "gain Silver");
        assertThat(guesses(position, OPPONENT, 6).keySet())
                .hasSize(6)
                .allSatisfy(cards -> assertThat(cards.subList(0, 2)).contains(Data.of("Silver")));
    }

    @ParameterizedTest
    @CsvSource({
        "Throne Room, Village, select nothing",
        "Moneylender, Copper, trash nothing",
        "Mine, Gold, trash nothing"
    })
    void declining_a_mandatory_choice_shows_that_the_hand_has_no_such_card(
            String played, String lacked, String declined) throws Refused {
        Options printed = Options.DEFAULT.with("rules", "official").with("cards", "first");
        Position position = after(
                start(printed, "action", List.of(played, "Estate"), List.of(lacked, "Duchy")),
                "play " + played,
                declined);
        allAlike(position, OPPONENT, 2 * 2);
    }

    @Test
    void the_referee_knows_everything() throws Refused {
        Position position = start(Options.DEFAULT, "action", List.of("Copper"), List.of("Gold", "Duchy"));
        assertThat(position.guess(Viewer.REFEREE, new Chance(1))).isEqualTo(position);
    }

    @Test
    void a_game_that_is_over_can_be_guessed_too() throws Refused {
        Position position = start(Options.DEFAULT, "action", List.of("Copper"), List.of("Gold", "Duchy"))
                .concede(1)
                .position();
        allAlike(position, OPPONENT, 3 * 2);
    }
}
