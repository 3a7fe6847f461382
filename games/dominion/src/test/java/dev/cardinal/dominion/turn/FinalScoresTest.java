package dev.cardinal.dominion.turn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.dominion.Dominion;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class FinalScoresTest {

    private static Data.Fields hand(int coppers, String... cards) {
        List<String> hand = new ArrayList<>(List.of(cards));
        hand.addAll(Collections.nCopies(coppers, "Copper"));
        return Data.fields().with("hand", Data.texts(hand)).with("deck", Data.texts(List.of()));
    }

    @Test
    void the_lines_follow_the_order_of_the_display_seat_by_seat_for_every_viewer() throws Refused {
        Data.Fields said = Data.fields()
                .with("phase", "buy")
                .with("coins", 8)
                .with("supply", Data.fields().with("Province", 1))
                .with(
                        "seats",
                        Data.fields()
                                .with("0", hand(23, "Gardens", "Estate", "Gardens", "Duchy", "Estate", "Gardens"))
                                .with("1", hand(0, "Curse", "Gardens", "Province")));
        Position start =
                new Dominion().deal(Options.DEFAULT.with("kingdom", "Gardens")).arrange(said);
        Position end = start.answer((Answer) start.read("buy Province"));
        List<String> lines = List.of(
                "FINAL SCORES",
                "───────────────────────────────────────",
                "Player 0:",
                "  Estate (x2): 2 VP",
                "  Duchy (x1): 3 VP",
                "  Province (x1): 6 VP",
                "  Gardens (x3): 9 VP (30 cards in deck)",
                "  Total: 20 VP",
                "Player 1:",
                "  Province (x1): 6 VP",
                "  Curse (x1): -1 VP",
                "  Gardens (x1): 0 VP (3 cards in deck)",
                "  Total: 5 VP");
        for (Viewer viewer : List.of(Viewer.REFEREE, Viewer.SPECTATOR, Viewer.seat(0), Viewer.seat(1))) {
            assertThat(end.view(viewer).data().get("scores")).isEqualTo(Data.texts(lines));
        }
    }
}
