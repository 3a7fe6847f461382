package dev.cardinal.onepiece;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Step;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.onepiece.table.Table;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A player's hidden card is in no byte sent to anyone else. */
class CanaryTest {
    private static final String CANARY = "Canary";
    private static final int GAMES = 60;

    @Tag("long")
    @Test
    void a_hidden_card_is_in_no_byte_sent_to_another_seat() throws Exception {
        int bytes = 0;
        for (String area : List.of("hand", "deck", "life")) {
            for (int seed = 0; seed < GAMES; seed++) {
                bytes += play(area, seed);
            }
        }
        assertThat(bytes).as("bytes searched").isGreaterThan(20_000_000);
    }

    private static Position start(String area) throws Exception {
        Data.Fields card = Data.fields()
                .with("name", CANARY)
                .with("power", 3000)
                .with("cost", 2)
                .with("counter", 1000)
                .with("effects", Data.texts(List.of("Effect(auto, trigger, body=Draw(you, 1))")));
        Data.Fields holder = Data.fields()
                .with(area, Data.texts(List.of("ST03-004", "X-9", "ST03-005", "ST03-007", "ST03-013", "ST03-010")))
                .with("don", 4);
        Data.Fields other = Data.fields()
                .with("hand", Data.texts(List.of("ST03-015", "ST03-004", "ST03-016")))
                .with("don", 5);
        return new OnePiece()
                .deal(Options.DEFAULT.with("decks", "ST03"))
                .arrange(Data.fields()
                        .with("cards", Data.fields().with("X-9", card))
                        .with("seats", Data.fields().with("0", other).with("1", holder)));
    }

    private static int play(String area, int seed) throws Exception {
        Position now = start(area);
        Chance chance = new Chance(seed);
        Offer offer = new Offer();
        Pick pick = new Pick();
        int bytes = 0;
        while (!now.over()) {
            now.view(Viewer.REFEREE).offer(offer);
            offer.random(chance, pick);
            Step step = now.step(Answer.of(pick, offer.ordered()));
            boolean hidden = hidden(now) && hidden(step.position());
            for (Viewer viewer : List.of(Viewer.seat(0), Viewer.SPECTATOR)) {
                String sent = sent(step, viewer);
                bytes += sent.length();
                if (hidden) {
                    assertThat(sent).as("%s, seed %d, %s", area, seed, viewer).doesNotContain(CANARY, "X-9");
                }
            }
            now = step.position();
        }
        return bytes;
    }

    /** Whether the canary is hidden from seat 0. */
    private static boolean hidden(Position position) {
        Table t = ((OnePieceScratch) position.scratch()).t;
        for (int piece = 0; piece < t.pieces(); piece++) {
            if (t.printed(piece).card.name().equals(CANARY)) {
                return !t.knows(0, piece);
            }
        }
        throw new AssertionError("the canary is gone");
    }

    private static String sent(Step step, Viewer viewer) {
        StringBuilder sent = new StringBuilder();
        sent.append(step.position().view(viewer).data());
        sent.append(step.position().view(viewer).scene().json());
        for (Event event : step.events()) {
            sent.append(event.json(viewer));
        }
        return sent.toString();
    }
}
