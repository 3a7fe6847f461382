package dev.cardinal.onepiece.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Area;
import dev.cardinal.kernel.scene.Face;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Piece;
import dev.cardinal.kernel.scene.Scene;
import dev.cardinal.kernel.scene.Spot;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.onepiece.EventsTest;
import dev.cardinal.onepiece.OnePiece;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SceneTest {
    private static final int GAMES = 6;

    @ParameterizedTest
    @ValueSource(strings = {"ST01,ST02", "ST03,ST04"})
    void every_visible_face_can_be_looked_up(String decks) throws Refused {
        Set<String> faces = new HashSet<>();
        for (Face face : new OnePiece().faces(new Options(Map.of("decks", decks)))) {
            assertThat(faces.add(face.id())).as(face.id() + " once").isTrue();
        }
        Set<String> seen = new HashSet<>();
        for (int seed = 0; seed < GAMES; seed++) {
            EventsTest.play(decks, seed, (before, step) -> {
                before.view(Viewer.REFEREE)
                        .scene()
                        .areas()
                        .forEach(area -> area.pieces()
                                .forEach(piece -> seen.add(piece.look().face())));
                for (Event event : step.events()) {
                    event.moves().forEach(move -> seen.addAll(faces(move)));
                }
            });
        }
        assertThat(faces).containsAll(seen);
    }

    private static List<String> faces(Move move) {
        return switch (move) {
            case Move.Moved moved -> List.of(moved.look().face());
            case Move.Turned turned -> List.of(turned.look().face());
            case Move.Shuffled shuffled -> shuffled.faces();
            case Move.Reordered _ -> List.of();
        };
    }

    @ParameterizedTest
    @ValueSource(strings = {"ST01,ST02", "ST03,ST04"})
    void every_option_points_to_something_on_the_table(String decks) throws Refused {
        for (int seed = 0; seed < GAMES; seed++) {
            EventsTest.play(decks, seed, (before, step) -> {
                Scene scene = before.view(Viewer.seat(before.asked())).scene();
                for (Option option : before.question().options()) {
                    assertThat(option.spots()).as(option.text()).allMatch(spot -> isThere(scene, spot));
                    assertThat(option.ends()).as(option.text()).allMatch(spot -> isThere(scene, spot));
                }
            });
        }
    }

    private static boolean isThere(Scene scene, Spot spot) {
        return scene.area(spot.area()).filter(area -> isThere(area, spot)).isPresent();
    }

    private static boolean isThere(Area area, Spot spot) {
        boolean whole = !spot.place().known() && spot.face().isEmpty();
        return whole
                || area.pieces().stream()
                        .anyMatch(piece -> piece.place().equals(spot.place())
                                && (spot.face().isEmpty() || piece.look().face().equals(spot.face())));
    }

    @Test
    void areas_keep_their_names_and_cards_show_their_values() throws Refused {
        Data.Fields side = Data.fields()
                .with("hand", Data.texts(List.of("ST01-004", "ST01-004")))
                .with("don", 3);
        Data.Fields attacker =
                side.with("leader", Data.fields().with("card", "ST01-001").with("don", 2));
        Position position = new OnePiece()
                .deal(Options.DEFAULT)
                .arrange(Data.fields()
                        .with("seats", Data.fields().with("0", attacker).with("1", side)));
        Scene mine = position.view(Viewer.seat(0)).scene();
        assertThat(mine.areas().stream().map(Area::id).filter(id -> id.startsWith("0/")))
                .containsExactly(
                        "0/leader",
                        "0/leader/0/under",
                        "0/characters",
                        "0/stage",
                        "0/life",
                        "0/deck",
                        "0/trash",
                        "0/hand",
                        "0/looking",
                        "0/limbo",
                        "0/don-deck",
                        "0/cost");
        assertThat(mine.area("0/leader/0/under").orElseThrow().size()).isEqualTo(2);
        assertThat(mine.area("0/cost").orElseThrow().size()).isEqualTo(3);
        Piece leader = mine.area("0/leader").orElseThrow().pieces().getFirst();
        assertThat(leader.badges().get("power")).isEqualTo(Data.of(7000));
        assertThat(mine.area("0/hand").orElseThrow().pieces()).hasSize(1).allMatch(piece -> piece.count() == 2);
        assertThat(mine.area("1/hand").orElseThrow().pieces()).isEmpty();
        assertThat(mine.area("1/hand").orElseThrow().size()).isEqualTo(2);
        assertThat(mine.status()).isEqualTo("Turn 3, your Main Phase");
        assertThat(position.question().options())
                .filteredOn(option -> option.text().startsWith("give DON to"))
                .isNotEmpty()
                .allSatisfy(option -> assertThat(option.spots())
                        .describedAs("every active DON!! can be given")
                        .filteredOn(spot -> spot.area().equals("0/cost"))
                        .hasSize(3));
    }
}
