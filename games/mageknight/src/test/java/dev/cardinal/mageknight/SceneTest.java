package dev.cardinal.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Step;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Area;
import dev.cardinal.kernel.scene.Face;
import dev.cardinal.kernel.scene.Look;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Piece;
import dev.cardinal.kernel.scene.Place;
import dev.cardinal.kernel.scene.Scene;
import dev.cardinal.kernel.scene.Spot;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.testkit.contract.Follower;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SceneTest {
    private static final List<Face> FACES = new MageKnight().faces(Options.DEFAULT);

    @Test
    void no_two_faces_have_the_same_name() {
        assertThat(FACES).extracting(Face::id).doesNotHaveDuplicates();
    }

    @Test
    void every_face_on_the_table_or_in_a_move_is_listed() throws Refused {
        Set<String> known = FACES.stream().map(Face::id).collect(Collectors.toSet());
        Set<String> used = new HashSet<>();
        for (int players = 1; players <= 4; players++) {
            Position now = Tables.deal(players).position(players);
            Chance chance = new Chance(players);
            Offer offer = new Offer();
            Pick pick = new Pick();
            while (!now.over()) {
                now.view(Viewer.REFEREE).offer(offer);
                offer.random(chance, pick);
                Step step = now.step(Answer.of(pick, offer.ordered()));
                step.events().forEach(event -> moved(event, used));
                now = step.position();
                now.view(Viewer.REFEREE)
                        .scene()
                        .areas()
                        .forEach(area -> area.pieces()
                                .forEach(piece -> used.add(piece.look().face())));
            }
        }
        assertThat(known).containsAll(used);
    }

    private static void moved(Event event, Set<String> used) {
        for (Move move : event.moves()) {
            switch (move) {
                case Move.Moved moved -> used.add(moved.look().face());
                case Move.Turned turned -> used.add(turned.look().face());
                case Move.Shuffled shuffled -> used.addAll(shuffled.faces());
                case Move.Reordered _ -> {}
            }
        }
    }

    @Test
    void the_spots_of_options_are_on_the_table() throws Refused {
        for (String heroes : List.of("tovak", "arythea,goldyx", "norowas,tovak,goldyx")) {
            Games.random(heroes, heroes.length(), position -> {
                Scene scene = position.view(Viewer.seat(position.asked())).scene();
                for (Option option : position.question().options()) {
                    option.spots()
                            .forEach(spot -> assertThat(lies(scene, spot))
                                    .as("%s for %s", spot, option.text())
                                    .isTrue());
                    option.ends()
                            .forEach(end -> assertThat(scene.area(end.area()))
                                    .as("%s for %s", end, option.text())
                                    .isPresent());
                }
            });
        }
    }

    private static boolean lies(Scene scene, Spot spot) {
        Area area = scene.area(spot.area()).orElse(null);
        if (area == null || (!spot.place().known() && spot.face().isEmpty())) {
            return area != null;
        }
        return area.pieces().stream().anyMatch(piece -> is(piece, spot));
    }

    private static boolean is(Piece piece, Spot spot) {
        return piece.place().equals(spot.place())
                && (spot.face().isEmpty() || piece.look().face().equals(spot.face()));
    }

    @Test
    void the_plain_option_ends_the_turn() throws Refused {
        MageKnightScratch game = Games.inTurn("tovak", 1);
        assertThat(game.question().options())
                .filteredOn(Option::plain)
                .extracting(Option::text)
                .containsExactly("end turn");
    }

    @Test
    void a_card_that_leaves_a_hand_unseen_lowers_every_count_of_known_cards() throws Refused {
        Data.Fields seat = Data.fields()
                .with("tactic", "midnight_meditation")
                .with("hand", Data.texts(List.of("Wound", "Wound", "March", "Rage")));
        Position before = Tables.deal(2)
                .arrange(Data.fields()
                        .with("night", true)
                        .with("turn", 0)
                        .with("seats", Data.fields().with("0", seat)));
        Table t = ((MageKnightScratch) before.scratch()).t;
        CardMoves.showHand(t, 0);
        CardMoves.unseen(t, 0, DeedCard.WOUND);
        Scene seen = new MageKnightScratch(t).view(Viewer.seat(1)).scene();
        assertThat(seen.area("0/hand").orElseThrow().pieces())
                .containsExactly(Piece.somewhere(Look.known("card/Wound"), 1));
    }

    @Test
    void the_map_has_a_piece_for_every_revealed_space() throws Refused {
        Scene scene = Tables.deal(1).position(3).view(Viewer.SPECTATOR).scene();
        Area map = scene.area("map").orElseThrow();
        assertThat(map.size()).isEqualTo(3 * 7);
        assertThat(map.pieces()).anyMatch(piece -> piece.place().equals(Place.hex(0, 0)));
    }

    @Test
    void the_moves_explain_the_enemies_of_spawning_grounds_even_if_the_new_one_is_like_the_survivor() throws Refused {
        for (String next : List.of("Medusa", "Werewolf")) {
            Position now = Tables.deal(1).arrange(spawningGrounds(next));
            for (String move :
                    List.of("attack gargoyle", "end combat", "end turn", "no", "enter the spawning grounds")) {
                now = follow(now, move);
            }
            assertThat(now.view(Viewer.SPECTATOR)
                            .scene()
                            .area("combat")
                            .orElseThrow()
                            .pieces())
                    .extracting(piece -> piece.look().face())
                    .containsExactly("enemy/Medusa", "enemy/" + next);
        }
    }

    private static Data.Fields spawningGrounds(String next) {
        return Data.fields()
                .with(
                        "map",
                        Data.fields()
                                .with(
                                        "tiles",
                                        Data.fields()
                                                .with("1/-3", "Countryside 1")
                                                .with("3/-2", "Countryside 2")
                                                .with("4/-5", "Core 1")))
                .with("piles", Data.fields().with("brown", Data.texts(List.of(next))))
                .with(
                        "combat",
                        Data.fields()
                                .with("enemies", Data.texts(List.of("Gargoyle", "Medusa")))
                                .with("phase", "attack")
                                .with("attack", Data.fields().with("melee ice", 4)))
                .with(
                        "seats",
                        Data.fields().with("0", Data.fields().with("at", "3/-5").with("level", 10)));
    }

    /** Makes a move, after any questions that it does not answer, and compares what everyone is told with the scenes. */
    private static Position follow(Position before, String move) {
        boolean answers = before.read(move) instanceof Answer;
        Step step = before.step(
                answers
                        ? (Answer) before.read(move)
                        : Answer.of(before.question().options().getFirst().code()));
        for (Viewer viewer : List.of(Viewer.REFEREE, Viewer.SPECTATOR, Viewer.seat(0))) {
            Follower follower = new Follower(before.view(viewer).scene().json());
            follower.hear(
                    step.events().stream().map(event -> event.json(viewer)).toList());
            assertThat(follower.misplaced(step.position().view(viewer).scene().json()))
                    .isEmpty();
        }
        return answers ? step.position() : follow(step.position(), move);
    }
}
