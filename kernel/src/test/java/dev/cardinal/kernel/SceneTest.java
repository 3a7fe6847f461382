package dev.cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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

    private static Area slots(Piece... pieces) {
        int size = List.of(pieces).stream().mapToInt(Piece::count).sum();
        return Area.ordered("slots", "Slots", Area.NOBODY, Shape.SLOTS, size, List.of(pieces));
    }

    private static Scene scene(Area... areas) {
        return new Scene(List.of(areas), List.of(), List.of(), "");
    }

    private static Move.Moved move(String from, Place at, String to, Place into, int count, String face) {
        Look look = face.isEmpty() ? Look.BACK : Look.known(face);
        return new Move.Moved(from, at, to, into, count, look, Move.EVERYBODY);
    }

    private static Area after(Scene scene, String area, Move... moves) {
        return scene.after(List.of(moves)).area(area).orElseThrow();
    }

    @Test
    void a_seen_departure_takes_the_remembered_copy() {
        Scene scene = scene(hand(5, known("Copper", 2), known("Silver", 1)), deck(0));
        Move move = move("hand", Place.SOMEWHERE, "deck", Place.at(0), 1, "Copper");

        assertThat(after(scene, "hand", move)).isEqualTo(hand(4, known("Copper", 1), known("Silver", 1)));
        assertThat(after(scene, "deck", move)).isEqualTo(deck(1, at(0, "Copper")));
    }

    @Test
    void an_unseen_departure_takes_one_off_every_count() {
        Scene scene = scene(hand(5, known("Copper", 2), known("Silver", 1)), deck(0));
        Move move = move("hand", Place.SOMEWHERE, "deck", Place.at(0), 1, "");

        assertThat(after(scene, "hand", move)).isEqualTo(hand(4, known("Copper", 1)));
        assertThat(after(scene, "deck", move)).isEqualTo(deck(1));
    }

    @Test
    void an_empty_hand_remembers_nothing() {
        Scene scene = scene(hand(2, known("Copper", 2)), deck(0));

        assertThat(after(scene, "hand", move("hand", Place.SOMEWHERE, "deck", Place.at(0), 2, "")))
                .isEqualTo(hand(0));
    }

    @Test
    void in_a_stack_leaving_closes_the_gap_and_arriving_opens_one() {
        Scene scene = scene(hand(1, known("Gold", 1)), deck(4, at(0, "Estate"), at(2, "Silver")));

        assertThat(after(scene, "deck", move("deck", Place.at(0), "hand", Place.SOMEWHERE, 2, "")))
                .isEqualTo(deck(2, at(0, "Silver")));
        assertThat(after(scene, "deck", move("hand", Place.SOMEWHERE, "deck", Place.at(1), 1, "Gold")))
                .isEqualTo(deck(5, at(0, "Estate"), at(1, "Gold"), at(3, "Silver")));
    }

    @Test
    void a_move_that_names_another_card_than_the_one_that_lies_there_does_not_fit() {
        Scene scene = scene(hand(0), deck(2, at(0, "Estate")));

        assertThatThrownBy(() -> after(scene, "hand", move("deck", Place.at(0), "hand", Place.SOMEWHERE, 1, "Gold")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Estate lies there in deck, not Gold");
        assertThatThrownBy(() -> after(scene, "hand", move("hand", Place.SOMEWHERE, "deck", Place.at(0), 1, "")))
                .hasMessageContaining("hand is empty");
        assertThatThrownBy(() -> after(scene, "hand", move("moon", Place.SOMEWHERE, "deck", Place.at(0), 1, "")))
                .hasMessageContaining("there is no area moon");
        assertThatThrownBy(() -> after(scene, "hand", move("deck", Place.at(7), "hand", Place.SOMEWHERE, 1, "")))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void in_slots_a_place_stays_and_equal_pieces_on_it_are_one() {
        Piece two = new Piece(Place.at(3), Look.up("Wolf"), 2, Data.fields());
        Piece back = new Piece(Place.at(5), Look.BACK, 1, Data.fields());
        Scene scene = scene(slots(two, back), hand(0));

        Area left = after(scene, "slots", move("slots", Place.at(3), "hand", Place.SOMEWHERE, 1, "Wolf"));
        assertThat(left).isEqualTo(slots(new Piece(Place.at(3), Look.up("Wolf"), 1, Data.fields()), back));
        assertThat(after(scene, "slots", new Move.Turned("slots", Place.at(5), 1, Look.up("Bear"), Move.EVERYBODY)))
                .isEqualTo(slots(two, new Piece(Place.at(5), Look.up("Bear"), 1, Data.fields())));
    }

    @Test
    void pieces_come_and_go_by_the_box() {
        Scene scene = scene(deck(1));

        assertThat(after(scene, "deck", move(Move.BOX, Place.SOMEWHERE, "deck", Place.at(1), 1, "Curse")))
                .isEqualTo(deck(2, at(1, "Curse")));
        assertThat(after(scene, "deck", move("deck", Place.at(0), Move.BOX, Place.SOMEWHERE, 1, "")))
                .isEqualTo(deck(0));
    }

    @Test
    void what_was_shown_in_a_hand_is_at_least_remembered() {
        Scene scene = scene(hand(4, known("Moat", 1)));
        Move shown = new Move.Turned("hand", Place.SOMEWHERE, 2, Look.known("Moat"), Move.EVERYBODY);

        assertThat(after(scene, "hand", shown, shown)).isEqualTo(hand(4, known("Moat", 2)));
    }

    @Test
    void a_shuffle_leaves_a_tally_to_those_who_keep_one() {
        Scene scene = scene(deck(4, at(0, "Gold"), at(2, "Estate"), at(3, "Estate")));
        List<String> hidden = List.of("", "");

        assertThat(after(scene, "deck", new Move.Shuffled("deck", 2, hidden, Move.EVERYBODY)))
                .isEqualTo(deck(4, at(0, "Gold"), known("Estate", 2)));
        assertThat(after(scene, "deck", new Move.Shuffled("deck", 2, hidden, 0)))
                .isEqualTo(deck(4, at(0, "Gold")));
        assertThat(after(scene, "deck", new Move.Shuffled("deck", 2, List.of("Estate", "Copper"), Move.EVERYBODY)))
                .isEqualTo(deck(4, at(0, "Gold"), at(2, "Estate"), at(3, "Copper")));
    }

    @Test
    void a_reorder_is_a_permutation_to_those_who_know_it() {
        Scene scene = scene(deck(3, at(0, "Gold"), at(1, "Estate")));
        Move.Reordered swap = new Move.Reordered("deck", 0, List.of(1, 0), 1);

        assertThat(after(scene, "deck", swap.told(Viewer.seat(0)))).isEqualTo(deck(3, at(0, "Estate"), at(1, "Gold")));
        assertThat(after(scene, "deck", swap.told(Viewer.seat(1)))).isEqualTo(deck(3));
        assertThat(swap.told(Viewer.seat(1)).json())
                .hasToString("{\"move\":\"reordered\",\"area\":\"deck\",\"from\":0,\"count\":2}");
    }

    @Test
    void what_lies_under_a_piece_moves_up_with_it_and_leaves_before_it() {
        Area row = Area.ordered("row", "Row", 0, Shape.ROW, 2, List.of(at(0, "Zoro"), at(1, "Nami")))
                .withAreasUnder();
        Piece don = Piece.at(0, Look.up("DON"));
        Scene scene = scene(row, row.below(0, 0, List.of()), row.below(1, 1, List.of(don)), hand(0));

        Scene left = scene.after(List.of(move("row", Place.at(0), "hand", Place.SOMEWHERE, 1, "Zoro")));
        assertThat(left.area("row/0/under").orElseThrow().pieces()).containsExactly(don);
        assertThat(left.area("row/1/under")).isEmpty();
        Scene back = left.after(List.of(move("hand", Place.SOMEWHERE, "row", Place.at(0), 1, "Zoro")));
        assertThat(back.bare()).isEqualTo(scene.bare());
        assertThatThrownBy(() -> scene.after(List.of(move("row", Place.at(1), "hand", Place.SOMEWHERE, 1, "Nami"))))
                .hasMessageContaining("something still lies in row/1/under");
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
    void an_update_tells_the_badges_that_changed_and_refuses_moves_that_lead_elsewhere() {
        Piece weak = at(0, "Zoro").with(Data.fields().with("power", 3000));
        Piece strong = at(0, "Zoro").with(Data.fields().with("power", 5000));
        Scene old = scene(deck(1, weak));
        Scene now =
                new Scene(List.of(deck(1, strong)), List.of(new Counter("coins", "Coins", 0, 2)), List.of(), "Turn 2");

        assertThat(Update.between(old, List.of(), now).json())
                .hasToString("{\"moves\":[],\"badges\":[{\"area\":\"deck\",\"piece\":0,\"badges\":{\"power\":5000}}],"
                        + "\"counters\":[{\"id\":\"coins\",\"label\":\"Coins\",\"owner\":0,\"value\":2}],"
                        + "\"arrows\":[],\"status\":\"Turn 2\"}");
        assertThatThrownBy(() -> Update.between(old, List.of(), scene(deck(2))))
                .isInstanceOf(IllegalStateException.class);
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
