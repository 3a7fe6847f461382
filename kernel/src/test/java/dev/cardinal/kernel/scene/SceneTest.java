package dev.cardinal.kernel.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.data.Data;
import java.util.List;
import org.junit.jupiter.api.Test;

class SceneTest {
    private static Piece known(String face, int count) {
        return Piece.somewhere(Look.known(face), count);
    }

    private static Piece at(int index, String face) {
        return Piece.at(index, Look.known(face));
    }

    private static Area hand(int size, Piece... pieces) {
        return Area.bag("hand", "Hand", 0, Shape.FAN, size, List.of(pieces));
    }

    private static Area deck(int size, Piece... pieces) {
        return Area.ordered("deck", "Deck", 0, Shape.STACK, size, List.of(pieces));
    }

    @Test
    void pieces_under_a_piece_are_a_row_with_the_same_owner() {
        Area row = Area.ordered("row", "Row", 1, Shape.ROW, 2, List.of(at(0, "Zoro"), at(1, "Nami")));

        assertThat(row.below(1, List.of(Look.up("DON"), Look.up("DON"))).json())
                .hasToString("{\"id\":\"row/1/under\",\"label\":\"\",\"owner\":1,\"shape\":\"row\",\"size\":2,"
                        + "\"pieces\":[{\"place\":0,\"face\":\"DON\",\"up\":true},"
                        + "{\"place\":1,\"face\":\"DON\",\"up\":true}]}");
    }

    @Test
    void an_area_lists_no_more_than_it_has_and_nothing_twice() {
        assertThatThrownBy(() -> hand(1, known("Copper", 2))).hasMessageContaining("lists 2 of its 1");
        assertThatThrownBy(() -> hand(3, known("Copper", 1), known("Copper", 1)))
                .hasMessageContaining("twice");
        assertThatThrownBy(() -> deck(1, Piece.at(0, Look.BACK))).hasMessageContaining("plain back");
        assertThatThrownBy(() -> hand(1, at(0, "Copper"))).hasMessageContaining("is a bag");
        assertThatThrownBy(() -> new Look("", true, false)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_scene_is_json_for_any_client() {
        Scene scene = new Scene(
                List.of(hand(3, known("Copper", 2).with(Data.fields().with("new", true))), deck(2, at(1, "Gold"))),
                List.of(),
                List.of(new Arrow(Spot.in("hand", "Copper"), Spot.at("deck", 1), "5 to 3")),
                "Turn 1");

        assertThat(scene.json())
                .hasToString(
                        "{\"areas\":[{\"id\":\"hand\",\"label\":\"Hand\",\"owner\":0,\"shape\":\"fan\",\"bag\":true,"
                                + "\"size\":3,\"pieces\":[{\"face\":\"Copper\",\"count\":2,\"badges\":{\"new\":true}}]},"
                                + "{\"id\":\"deck\",\"label\":\"Deck\",\"owner\":0,\"shape\":\"stack\",\"size\":2,"
                                + "\"pieces\":[{\"place\":1,\"face\":\"Gold\"}]}],\"counters\":[],"
                                + "\"arrows\":[{\"from\":{\"area\":\"hand\",\"face\":\"Copper\"},"
                                + "\"to\":{\"area\":\"deck\",\"place\":1},\"label\":\"5 to 3\"}],\"status\":\"Turn 1\"}");
    }
}
