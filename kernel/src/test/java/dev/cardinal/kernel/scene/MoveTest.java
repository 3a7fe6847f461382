package dev.cardinal.kernel.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class MoveTest {
    private static Move drew(String face) {
        return new Move.Moved("0/deck", Place.at(0), "0/hand", Place.SOMEWHERE, 1, Look.known(face), 1);
    }

    @Test
    void others_are_told_how_many_cards_were_drawn_but_not_which_are_equal() {
        List<Move> moves = List.of(drew("Copper"), drew("Copper"), drew("Estate"));

        assertThat(Move.told(moves, Viewer.seat(0)))
                .extracting(move -> ((Move.Moved) move).count())
                .containsExactly(2, 1);
        assertThat(Move.told(moves, Viewer.seat(1)))
                .containsExactly(
                        new Move.Moved("0/deck", Place.at(0), "0/hand", Place.SOMEWHERE, 3, Look.BACK, Move.EVERYBODY));
    }

    @Test
    void only_the_referee_is_told_the_order_after_a_shuffle() {
        Move.Shuffled shuffled = new Move.Shuffled("0/deck", 1, List.of("Gold", "Copper"), 1);

        assertThat(shuffled.told(Viewer.REFEREE).json().toString()).contains("Gold", "Copper");
        assertThat(shuffled.told(Viewer.seat(0)).json())
                .hasToString("{\"move\":\"shuffled\",\"area\":\"0/deck\",\"from\":1,\"count\":2,\"tally\":true}");
        assertThat(shuffled.told(Viewer.seat(1)).json())
                .hasToString("{\"move\":\"shuffled\",\"area\":\"0/deck\",\"from\":1,\"count\":2}");
    }

    @Test
    void whether_a_piece_is_turned_is_public_but_not_its_face() {
        Move turned =
                new Move.Turned("0/life", Place.at(2), 1, Look.known("Zoro").turned(true), 1);

        assertThat(turned.told(Viewer.seat(1)).json())
                .hasToString("{\"move\":\"turned\",\"area\":\"0/life\",\"at\":2,\"count\":1,\"turned\":true}");
    }

    @Test
    void a_piece_that_is_face_up_is_not_secret() {
        assertThatThrownBy(() -> new Move.Moved("a", Place.at(0), "b", Place.at(0), 1, Look.up("Gold"), 1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Move.Turned("a", Place.at(0), 1, Look.up("Gold"), 1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Move.Moved("a", Place.at(0), "b", Place.at(0), 0, Look.BACK, 1))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void places_are_written_the_way_clients_read_them() {
        Move far =
                new Move.Moved("map", Place.hex(2, -1), "map", Place.hex(3, -1), 1, Look.up("Tovak"), Move.EVERYBODY);

        assertThat(far.json())
                .hasToString("{\"move\":\"moved\",\"from\":\"map\",\"at\":{\"q\":2,\"r\":-1},\"to\":\"map\","
                        + "\"into\":{\"q\":3,\"r\":-1},\"count\":1,\"face\":\"Tovak\",\"up\":true}");
        assertThat(Place.hex(0, -1)).isLessThan(Place.hex(1, -5)).isLessThan(Place.SOMEWHERE);
        assertThat(Place.at(2)).isGreaterThan(Place.at(1));
    }
}
