package dev.cardinal.mageknight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Positions written as scenarios. */
class ArrangementTest {
    /** Next to a keep with Crossbowmen. */
    private static Position position(String... moves) throws Refused {
        Data.Fields map = Data.fields()
                .with("tiles", Data.fields().with("1/-3", "Countryside 1").with("3/-2", "Countryside 3"))
                .with("enemies", Data.fields().with("4/-3", "Crossbowmen"));
        Data.Fields seat = Data.fields()
                .with("at", "3/-3")
                .with("hand", Data.texts(List.of("Swift Bolt", "Improvisation", "March")))
                .with("crystals", Data.fields().with("white", 1));
        Position position = Tables.deal(2)
                .arrange(Data.fields()
                        .with("move", 3)
                        .with("map", map)
                        .with("seats", Data.fields().with("0", seat)));
        for (String move : moves) {
            position = position.answer((Answer) position.read(move));
        }
        return position;
    }

    private static Data.Fields said(Position position) {
        return position.arrangement().position();
    }

    private static void assertRestored(Position position) throws Refused {
        Position again = Tables.deal(position.seats()).arrange(said(position));
        for (Viewer viewer : List.of(Viewer.seat(0), Viewer.SPECTATOR, Viewer.REFEREE)) {
            assertThat(again.view(viewer).data())
                    .isEqualTo(position.view(viewer).data());
            assertThat(again.view(viewer).scene())
                    .isEqualTo(position.view(viewer).scene());
        }
        assertThat(said(again)).isEqualTo(said(position));
    }

    @Test
    void exact_data_does_not_repeat_plain_keys() throws Refused {
        Data.Fields said = said(position());
        assertThat(said.get("map")).asString().contains("\"4/-3\":\"Crossbowmen\"");
        assertThat(said.get("exact"))
                .isInstanceOfSatisfying(
                        Data.Fields.class,
                        exact -> assertThat(exact.values())
                                .doesNotContainKeys("enemies", "shields", "ruins", "combat", "players")
                                .containsKeys("now", "frames"));
        assertRestored(position());
    }

    @Test
    void a_question_in_a_combat_is_restored() throws Refused {
        Position paying = position("move to 4/-3", "play Swift Bolt strong");
        assertThat(said(paying).get("exact"))
                .asString()
                .contains("\"start\":\"ASSAULT\"")
                .contains("{\"is\":\"Paying\"")
                .contains("ranged attack 4");
        assertRestored(paying);
        assertRestored(position("move to 4/-3", "play Swift Bolt strong", "white crystal"));
    }

    @Test
    void the_first_tactic_and_the_end_are_restored() throws Refused {
        assertRestored(Tables.deal(1).position(3));
        assertRestored(Tables.deal(4).position(3));
        assertRestored(position().concede(1).position());
    }

    private static void refused(Data.Fields exact, String why) {
        assertThatThrownBy(() -> Tables.deal(2).arrange(Data.fields().with("exact", exact)))
                .isInstanceOf(Refused.class)
                .hasMessageContaining(why);
    }

    @Test
    void impossible_positions_are_refused() {
        refused(Data.fields(), "must be a question");
        refused(Data.fields().with("weather", 1), "weather");
        refused(Data.fields().with("table", Data.fields().with("weather", 1)), "no 'weather'");
        refused(Data.fields().with("piles", Data.fields().with("pocket", Data.of(List.of()))), "pocket");
        refused(Data.fields().with("piles", Data.fields().with("0/hand", Data.texts(List.of("Joker")))), "Joker");
        refused(Data.fields().with("frames", Data.texts(List.of("Chance"))), "is not a Frame");
    }
}
