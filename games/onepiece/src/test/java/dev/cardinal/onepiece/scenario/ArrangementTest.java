package dev.cardinal.onepiece.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.onepiece.OnePiece;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Positions written as scenarios. */
class ArrangementTest {
    private static Deal deal() throws Refused {
        return new OnePiece().deal(Options.DEFAULT.with("decks", "ST01"));
    }

    /** Franky against a Blocker, and a hand to counter with. */
    private static Position position(String... moves) throws Refused {
        Data.Fields one = Data.fields().with("characters", Data.texts(List.of("ST01-010")));
        Data.Fields other = Data.fields()
                .with("characters", Data.texts(List.of("ST01-006")))
                .with("hand", Data.texts(List.of("ST01-011", "ST01-011")));
        Position position = deal().arrange(
                        Data.fields().with("seats", Data.fields().with("0", one).with("1", other)));
        for (String move : moves) {
            position = position.answer((Answer) position.read(move));
        }
        return position;
    }

    private static Data.Fields said(Position position) {
        return position.arrangement().position();
    }

    private static void comesBack(Position position) throws Refused {
        Position again = deal().arrange(said(position));
        for (Viewer viewer : List.of(Viewer.seat(0), Viewer.seat(1), Viewer.SPECTATOR, Viewer.REFEREE)) {
            assertThat(again.view(viewer).data())
                    .isEqualTo(position.view(viewer).data());
            assertThat(again.view(viewer).scene())
                    .isEqualTo(position.view(viewer).scene());
        }
        assertThat(said(again)).isEqualTo(said(position));
    }

    @Test
    void plain_words_are_enough_in_the_main_phase() throws Refused {
        assertThat(said(position()).values()).doesNotContainKey("exact");
        comesBack(position());
    }

    @Test
    void a_battle_names_cards_by_their_places() throws Refused {
        Position battle = position("attack with Franky", "attack leader", "block with Chopper", "counter with Brook");
        assertThat(said(battle).get("exact"))
                .asString()
                .contains("\"battle\":{\"attacker\":\"0/characters/0\",\"attackerLife\":\"same\","
                        + "\"target\":\"1/characters/0\",\"targetLife\":\"same\",\"blocked\":true}");
        comesBack(battle);
        comesBack(position("attack with Franky", "attack leader"));
    }

    @Test
    void the_history_of_a_card_is_not_revealed() throws Refused {
        Position real = position("attack with Franky", "attack leader", "no block", "no counter");
        Position again = deal().arrange(said(real));
        assertThat(said(again)).isEqualTo(said(real));
        assertThat(said(real).toString()).doesNotContain("\"piece\":0").doesNotContain("lives\":[0");
    }

    @Test
    void the_setup_and_the_end_of_a_game_can_be_restored() throws Refused {
        comesBack(deal().position(3));
        comesBack(position().concede(1).position());
    }

    /** A card that the reader cannot know is written too, with all that it does. */
    @Test
    void cards_that_do_not_come_with_the_game_are_written_with_the_position() throws Refused {
        String draw = "Effect(activate, main, body=May(you, Draw(you, 1)))";
        Data.Fields own = Data.fields()
                .with("name", "Perhaps")
                .with("category", "EVENT")
                .with("colors", Data.texts(List.of("BLUE")))
                .with("types", Data.texts(List.of("Navy")))
                .with("cost", 2)
                .with("rarity", "SR")
                .with("effects", Data.texts(List.of(draw)))
                .with("gaps", Data.texts(List.of("whistle")));
        Data.Fields holder = Data.fields()
                .with("hand", Data.texts(List.of("X-1", "ST01-003")))
                .with("don", 2);
        Position position = deal().arrange(Data.fields()
                .with("cards", Data.fields().with("X-1", own))
                .with("seats", Data.fields().with("0", holder)));
        assertThat(said(position).get("cards")).isEqualTo(Data.fields().with("X-1", own));
        comesBack(position);
        comesBack(position.answer((Answer) position.read("play Perhaps")));
    }

    /** The deck that is left is added to what is listed. */
    @Test
    void more_cards_than_a_game_can_have_are_refused() {
        Data.Fields many = Data.fields().with("trash", Data.texts(Collections.nCopies(40, "ST01-006")));
        assertThatThrownBy(() ->
                        deal().arrange(Data.fields().with("seats", Data.fields().with("0", many))))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("128 are the most");
    }

    private static void refused(Data.Fields exact, String why) {
        assertThatThrownBy(() -> deal().arrange(Data.fields().with("exact", exact)))
                .isInstanceOf(Refused.class)
                .hasMessageContaining(why);
    }

    @Test
    void impossible_positions_are_refused() {
        refused(Data.fields().with("weather", 1), "weather");
        refused(Data.fields().with("frames", Data.of(List.of())), "must be a question");
        refused(Data.fields().with("frames", Data.texts(List.of("Chance"))), "is not a Frame");
        refused(Data.fields().with("battle", Data.fields().with("attacker", "0/characters/0")), "There is no card at");
        refused(
                Data.fields()
                        .with(
                                "scheduled",
                                Data.of(List.of(Data.fields()
                                        .with(
                                                "actions",
                                                Data.fields()
                                                        .with("of", "ST01-001")
                                                        .with("path", "/9"))))),
                "at /9 of ST01-001");
    }
}
