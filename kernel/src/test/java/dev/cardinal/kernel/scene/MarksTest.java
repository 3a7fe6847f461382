package dev.cardinal.kernel.scene;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.data.Data;
import java.util.List;
import org.junit.jupiter.api.Test;

class MarksTest {
    private static final Counter COINS = new Counter("coins", "Coins", Area.NOBODY, 2);
    private static final Counter FAME = new Counter("0/fame", "Fame", 0, 5);
    private static final Arrow ATTACK = new Arrow(Spot.at("row", 0), Spot.at("row", 1), "5000 against 4000");
    private static final Marks BARE = Marks.of(scene("Turn 1", List.of(), List.of()));

    private static Scene scene(String status, List<Counter> counters, List<Arrow> arrows, Piece... row) {
        List<Area> areas = List.of(
                Area.ordered("row", "Row", 0, Shape.ROW, row.length, List.of(row)),
                Area.bag("hand", "Hand", 0, Shape.FAN, 3, List.of()));
        return new Scene(areas, counters, arrows, status);
    }

    private static Piece zoro(int power) {
        return Piece.at(0, Look.up("Zoro")).with(Data.fields().with("power", power));
    }

    private static String changes(Marks old, Scene now) {
        return Marks.of(now).changesSince(old).toString().replace('"', '\'');
    }

    @Test
    void nothing_is_said_if_only_pieces_moved() {
        Marks old = Marks.of(scene("Turn 1", List.of(COINS), List.of(ATTACK), zoro(5000)));
        Scene now = scene("Turn 1", List.of(COINS), List.of(ATTACK), zoro(5000), Piece.at(1, Look.up("Nami")));

        assertThat(changes(old, now)).isEqualTo("{}");
    }

    @Test
    void counters_that_are_new_or_changed_are_listed_and_those_that_are_gone() {
        Marks old = Marks.of(scene("Turn 1", List.of(COINS), List.of()));

        assertThat(changes(old, scene("Turn 1", List.of(FAME, COINS), List.of())))
                .isEqualTo("{'counters':[{'id':'0/fame','label':'Fame','owner':0,'value':5}]}");
        assertThat(changes(old, scene("Turn 1", List.of(new Counter("coins", "Coins", Area.NOBODY, 0)), List.of())))
                .isEqualTo("{'counters':[{'id':'coins','label':'Coins','value':0}]}");
        assertThat(changes(old, scene("Turn 1", List.of(FAME), List.of())))
                .isEqualTo("{'counters':[{'id':'0/fame','label':'Fame','owner':0,'value':5}],'gone':['coins']}");
    }

    @Test
    void an_area_whose_badges_changed_lists_all_pieces_that_have_some() {
        Piece nami = Piece.at(1, Look.up("Nami"));
        Piece tired =
                Piece.at(2, Look.up("Brook").turned(true)).with(Data.fields().with("new", true));
        Marks old = Marks.of(scene("Turn 1", List.of(), List.of(), zoro(5000), nami, tired));

        assertThat(changes(old, scene("Turn 1", List.of(), List.of(), zoro(6000), nami, tired)))
                .isEqualTo("{'badges':{'row':[{'place':0,'face':'Zoro','up':true,'badges':{'power':6000}},"
                        + "{'place':2,'face':'Brook','up':true,'turned':true,'badges':{'new':true}}]}}");
    }

    @Test
    void an_area_that_has_no_more_badges_lists_nothing() {
        Marks old = Marks.of(scene("Turn 1", List.of(), List.of(), zoro(5000)));

        assertThat(changes(old, scene("Turn 1", List.of(), List.of()))).isEqualTo("{'badges':{'row':[]}}");
    }

    @Test
    void all_arrows_are_listed_if_one_changed() {
        assertThat(changes(BARE, scene("Turn 1", List.of(), List.of(ATTACK))))
                .isEqualTo("{'arrows':[{'from':{'area':'row','place':0},'to':{'area':'row','place':1},"
                        + "'label':'5000 against 4000'}]}");
        assertThat(changes(
                        Marks.of(scene("Turn 1", List.of(), List.of(ATTACK))), scene("Turn 1", List.of(), List.of())))
                .isEqualTo("{'arrows':[]}");
    }

    @Test
    void a_new_status_is_said() {
        assertThat(changes(BARE, scene("Turn 2", List.of(), List.of()))).isEqualTo("{'status':'Turn 2'}");
    }
}
