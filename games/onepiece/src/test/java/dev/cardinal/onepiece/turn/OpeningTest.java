package dev.cardinal.onepiece.turn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.onepiece.OnePiece;
import dev.cardinal.testkit.Cites;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** How games begin. */
class OpeningTest {
    private Deal deal;

    @BeforeEach
    void deal() throws Refused {
        deal = new OnePiece().deal(Options.DEFAULT.with("decks", "ST01,ST02"));
    }

    private static Data.Fields seat(Position position, int seat) {
        Data.Fields seats =
                (Data.Fields) position.view(Viewer.REFEREE).data().values().get("seats");
        return (Data.Fields) seats.values().get(Integer.toString(seat));
    }

    private static List<String> deck(Position position, int seat) {
        return ((Data.Items) seat(position, seat).values().get("deck"))
                .values().stream()
                        .map(card -> ((Data.Fields) card).values().get("card").toString())
                        .toList();
    }

    @Test
    @Cites({"5-2-1-2", "5-2-1-3"})
    void the_decks_are_shuffled_and_the_leaders_are_visible() {
        Position one = deal.position(1);
        Position other = deal.position(2);
        assertThat(deck(one, 0)).isNotEqualTo(deck(other, 0)).containsExactlyInAnyOrderElementsOf(deck(other, 0));
        assertThat(deck(one, 1)).isNotEqualTo(deck(other, 1)).containsExactlyInAnyOrderElementsOf(deck(other, 1));
        Data.Fields seats =
                (Data.Fields) one.view(Viewer.SPECTATOR).data().values().get("seats");
        for (String seat : List.of("0", "1")) {
            assertThat(((Data.Fields) seats.values().get(seat)).values().get("leader"))
                    .asString()
                    .contains("-001");
        }
    }

    @Test
    @Cites({"5-2-1-4", "Seed 4.1"})
    void a_random_player_decides_who_goes_first() {
        Set<Integer> deciders = new HashSet<>();
        for (long seed = 0; seed < 50; seed++) {
            deciders.add(deal.position(seed).asked());
        }
        assertThat(deciders).containsExactlyInAnyOrder(0, 1);
    }

    @Test
    @Cites("Seed 1.1")
    void a_position_contains_everything() {
        Position position = deal.position(7);
        Map<String, Data> everything = position.everything().values();
        assertThat(everything).containsKeys("turn", "turnNumber", "phase", "asks", "seats", "chance", "question");
        assertThat(position.over()).isFalse();
        assertThat(everything).doesNotContainKey("outcome");
        Map<String, Data> over = position.concede(0).position().everything().values();
        assertThat(over.get("outcome")).asString().contains("concession").contains("winners");
        assertThat(over.get("asks")).isEqualTo(Data.of(-1));
    }
}
