package dev.cardinal.onepiece.move;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Area;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.kit.FrameScratch;
import dev.cardinal.onepiece.OnePiece;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.OccurrenceType;
import dev.cardinal.onepiece.table.Origin;
import dev.cardinal.onepiece.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the other player knows about the cards of an unordered area. */
class KnownCardsTest {
    private static final String NAMI = "ST01-007";
    private static final String ROBIN = "ST01-008";
    private static final String KAROO = "ST01-003";

    private FrameScratch<?> scratch;
    private Table t;
    private final List<Event> events = new ArrayList<>();

    @BeforeEach
    void hand() throws Refused {
        Data.Fields holder = Data.fields().with("hand", Data.texts(List.of(NAMI, ROBIN, NAMI, NAMI, KAROO)));
        scratch = (FrameScratch<?>) new OnePiece()
                .deal(Options.DEFAULT)
                .arrange(Data.fields().with("seats", Data.fields().with("0", holder)))
                .scratch();
        t = (Table) scratch.t;
        scratch.listen(events::add);
    }

    private int inHand(int index) {
        return t.at(0, Areas.HAND, index);
    }

    /** The faces that seat 1 knows in an area, with their numbers. */
    private Map<String, Integer> remembered(String area) {
        Map<String, Integer> faces = new TreeMap<>();
        area(area).pieces().forEach(piece -> faces.put(piece.look().face(), piece.count()));
        return faces;
    }

    private Area area(String id) {
        return scratch.view(Viewer.seat(1)).scene().area(id).orElseThrow();
    }

    private void toDeck(int piece) {
        Moves.move(t, piece, Areas.DECK, true, false, Origin.RULES);
    }

    @Test
    void a_card_that_leaves_unseen_reduces_every_count() {
        Moves.reveal(t, inHand(0));
        Moves.reveal(t, inHand(2));
        Moves.reveal(t, inHand(4));
        assertThat(remembered("0/hand")).isEqualTo(Map.of(NAMI, 2, KAROO, 1));
        toDeck(inHand(1));
        assertThat(remembered("0/hand")).isEqualTo(Map.of(NAMI, 1));
        assertThat(remembered("0/deck")).isEmpty();
        toDeck(inHand(0));
        assertThat(remembered("0/hand")).isEmpty();
    }

    @Test
    void a_card_that_is_seen_to_leave_is_the_known_one() {
        Moves.reveal(t, inHand(0));
        Moves.reveal(t, inHand(4));
        Moves.move(t, inHand(3), Areas.TRASH, false, false, Origin.RULES);
        assertThat(remembered("0/hand")).isEqualTo(Map.of(KAROO, 1));
        Moves.move(t, inHand(1), Areas.TRASH, false, false, Origin.RULES);
        assertThat(remembered("0/hand")).isEqualTo(Map.of(KAROO, 1));
    }

    @Test
    void no_place_reveals_which_of_the_cards_looked_at_was_taken() {
        Moves.look(t, 0, new int[] {t.top(0, Areas.DECK), t.at(0, Areas.DECK, t.size(0, Areas.DECK) - 2)});
        assertThat(area("0/looking").size()).isEqualTo(2);
        assertThat(remembered("0/looking")).isEmpty();
        Moves.move(t, t.top(0, Areas.DECK), Areas.HAND, false, false, Origin.RULES);
        Moves.putBack(t);
        assertThat(area("0/looking").size()).isZero();
        List<Move> told = events.getLast().moves(Viewer.seat(1));
        assertThat(told)
                .hasSize(2)
                .allMatch(move ->
                        move instanceof Move.Moved moved && moved.look().face().isEmpty());
        assertThat(((Move.Moved) told.getLast()).at().known()).isFalse();
        int top = t.top(0, Areas.DECK);
        assertThat(t.knows(0, top)).isTrue();
        assertThat(t.knows(1, top)).isFalse();
    }

    @Test
    void only_the_orderer_sees_which_card_is_which() {
        int[] pieces = {inHand(4), inHand(1)};
        Moves.reveal(t, pieces[0]);
        Moves.reveal(t, pieces[1]);
        for (int piece : pieces) {
            Moves.move(t, piece, Areas.DECK, true, false, true, Origin.RULES, OccurrenceType.MOVED);
        }
        assertThat(remembered("0/deck")).isEqualTo(Map.of(KAROO, 1, ROBIN, 1));
        Moves.order(t, Areas.DECK, true, new int[] {pieces[1], pieces[0]}, 0);
        assertThat(remembered("0/deck")).isEmpty();
        assertThat(t.at(0, Areas.DECK, 0)).isEqualTo(pieces[0]);
        assertThat(events.getLast().moves(Viewer.seat(0)))
                .allMatch(move -> move instanceof Move.Reordered ordered
                        && ordered.order().equals(List.of(1, 0)));
        assertThat(events.getLast().moves(Viewer.seat(1)))
                .allMatch(move -> move instanceof Move.Reordered ordered && !ordered.known());
    }
}
