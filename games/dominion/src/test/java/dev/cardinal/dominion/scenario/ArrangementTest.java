package dev.cardinal.dominion.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.dominion.Dominion;
import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.view.DominionView;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Arrangement;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Positions written as scenarios and read back. */
class ArrangementTest {
    private static final Options OPTIONS = Options.DEFAULT.with("kingdom", "Militia,Moat,Sentry,Throne Room");

    private static Position position(Data.Fields hand, String... moves) throws Refused {
        Data seats = Data.fields().with("0", hand);
        Position position = new Dominion().deal(OPTIONS).arrange(Data.fields().with("seats", seats));
        for (String move : moves) {
            position = position.answer((Answer) position.read(move));
        }
        return position;
    }

    private static Data.Fields holding(String... cards) {
        return Data.fields()
                .with("hand", Data.texts(List.of(cards)))
                .with("deck", Data.texts(List.of("Gold", "Silver", "Copper")));
    }

    private static void comesBack(Position position) throws Refused {
        Arrangement arrangement = position.arrangement();
        Position again = new Dominion()
                .deal(OPTIONS.with("kingdom", arrangement.pinned().get("kingdom", "")))
                .arrange(arrangement.position());
        assertThat(again.everything().with("chance", 0))
                .isEqualTo(position.everything().with("chance", 0));
    }

    @Test
    void the_kingdom_of_a_game_is_pinned() throws Refused {
        Options random = Options.DEFAULT.with("kingdom", "random");
        Arrangement one = new Dominion().deal(random).position(1).arrangement();
        Arrangement other = new Dominion().deal(random).position(2).arrangement();
        assertThat(one.pinned().get("kingdom", "").split(",")).hasSize(10);
        assertThat(one.pinned()).isNotEqualTo(other.pinned());
    }

    @Test
    void a_table_without_kingdom_cards_comes_back() throws Refused {
        comesBack(new Dominion().deal(OPTIONS.with("kingdom", "none")).position(1));
    }

    @Test
    void a_phase_needs_no_list_of_what_is_still_to_be_done() throws Refused {
        Position position = position(holding("Moat"));
        assertThat(position.arrangement().position().values())
                .containsEntry("phase", Data.of("action"))
                .doesNotContainKey("todo");
        comesBack(position);
    }

    @Test
    void what_is_still_to_be_done_is_written_in_words() throws Refused {
        Position position = position(holding("Throne Room", "Militia"), "play Throne Room", "select Militia");
        assertThat(position.arrangement().position().get("todo"))
                .hasToString("[{\"do\":\"action phase\",\"seat\":0},"
                        + "{\"do\":\"play\",\"seat\":0,\"card\":\"Throne Room\",\"step\":1,\"direct\":1},"
                        + "{\"do\":\"again\",\"seat\":0,\"card\":\"Militia\",\"doubled\":1,\"done\":1},"
                        + "{\"do\":\"play\",\"seat\":0,\"card\":\"Militia\",\"step\":2},"
                        + "{\"do\":\"each other\",\"seat\":0,\"card\":\"Militia\",\"reached\":1},"
                        + "{\"do\":\"discard down to\",\"seat\":1,\"card\":\"Militia\"},"
                        + "{\"do\":\"reaction\",\"seat\":1,\"card\":\"Militia\"}]");
        comesBack(position);
    }

    @Test
    void a_card_that_was_looked_at_keeps_its_fate() throws Refused {
        Position position = position(holding("Sentry"), "play Sentry", "discard Silver");
        assertThat(position.arrangement().position().get("todo"))
                .asString()
                .contains("{\"do\":\"inspect\",\"seat\":0,\"card\":\"Sentry\",\"lookedAt\":2,\"first\":\"discard\"}");
        comesBack(position);
    }

    @Test
    void the_end_of_a_game_comes_back() throws Refused {
        Position position = position(holding("Moat")).concede(1).position();
        assertThat(position.arrangement().position().get("ending")).isEqualTo(Data.of("concession"));
        comesBack(position);
    }

    private static void refused(Data.Fields said, String why) {
        assertThatThrownBy(() -> new Dominion().deal(OPTIONS).arrange(said))
                .isInstanceOf(Refused.class)
                .hasMessageContaining(why);
    }

    private static Data.Fields seat(String key, Data value) {
        return Data.fields()
                .with("seats", Data.fields().with("0", holding("Moat").with(key, value)));
    }

    private static Data.Fields todo(Data.Fields frame) {
        return Data.fields().with("todo", Data.of(List.of(frame)));
    }

    private static Data copies(int number) {
        return Data.texts(Collections.nCopies(number, "Copper"));
    }

    @Test
    void a_seat_has_as_many_copies_of_a_card_as_the_scenario_says_or_the_scenario_is_refused() throws Refused {
        for (String area : List.of("hand", "discard", "play", "aside")) {
            refused(seat(area, copies(300)), "Seat 0 has more than 127 Copper cards");
        }
        refused(seat("deck", copies(128)), "Seat 0 has more than 127 Copper cards");
        refused(seat("hand", copies(100)).with("trash", copies(128)), "The trash has more than 127 Copper cards");
        refused(Data.fields().with("merchants", 300), "from 0 to 127");

        Data.Fields most = Data.fields().with("hand", copies(127)).with("deck", Data.of(List.of()));
        DominionView view = (DominionView) position(most).view(Viewer.REFEREE);
        assertThat(view.hand(0, Cards.COPPER.in(view))).isEqualTo(127);
        assertThat(view.handSize(0)).isEqualTo(127);
    }

    @Test
    void an_impossible_position_is_refused() {
        refused(seat("shownInHand", Data.texts(List.of("Gold"))), "more cards than it holds");
        refused(seat("lackedInHand", Data.texts(List.of("Moat"))), "has Moat in hand");
        refused(seat("knownInDeck", Data.fields().with("nobody", Data.of(List.of()))), "no 'nobody' in knownInDeck");
        refused(seat("knownInDeck", Data.fields().with("owner", Data.of(List.of(Data.of(3))))), "from 0 to 2");
        refused(seat("conceded", Data.of("yes")), "true or false");
        refused(Data.fields().with("ending", "boredom"), "boredom");
        refused(Data.fields().with("todo", Data.of(List.of())), "must be a question");
        refused(todo(Data.fields().with("do", "play").with("card", "Moat")), "must be a question");
        refused(todo(Data.fields().with("do", "inspect").with("card", "Moat")), "Moat has no instruction");
        refused(todo(Data.fields().with("do", "reaction").with("card", "Moat").with("times", 2)), "no 'times' in todo");
        refused(
                todo(Data.fields().with("do", "inspect").with("card", "Sentry").with("first", "eat")),
                "trash, discard");
    }
}
