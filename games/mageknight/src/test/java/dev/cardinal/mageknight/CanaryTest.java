package dev.cardinal.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Step;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.rules.tactic.Preparing;
import dev.cardinal.mageknight.rules.tactic.Rethinking;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;
import dev.cardinal.testkit.Cites;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A player's hidden card is in no byte sent to anyone who may not know it. */
class CanaryTest {
    private static final String CANARY = "Ruby Ring";
    private static final int CARD = Components.deed(CANARY).orElseThrow().id();
    private static final int HOLDER = 1;
    private static final int GAMES = 12;
    private static final int ANSWERS = 150;

    @Test
    @Cites("Seed Secret Information")
    void a_hidden_card_is_in_no_byte_sent_to_others() throws Refused {
        int searched = 0;
        for (String zone : List.of("hand", "deck", "under")) {
            for (int seed = 0; seed < GAMES; seed++) {
                searched += play(zone, seed);
            }
        }
        assertThat(searched).as("looks at a table with the card hidden").isGreaterThan(500);
    }

    /** At night, when Preparation shows a deck to its owner and Sparing Power hides cards from everyone. */
    private static Position start(String zone) throws Refused {
        Data.Fields holder = Data.fields().with(zone, Data.texts(List.of("Rage", CANARY, "March", "Stamina")));
        Data.Fields seats =
                Data.fields().with("1", zone.equals("under") ? holder.with("tactic", "sparing_power") : holder);
        Data.Fields position = Data.fields().with("night", true).with("seats", seats);
        return Tables.deal(2)
                .arrange(zone.equals("under") ? position.with("turn", HOLDER) : position.with("phase", "tactics"));
    }

    private static int play(String zone, int seed) throws Refused {
        Position now = start(zone);
        Chance chance = new Chance(seed);
        Offer offer = new Offer();
        Pick pick = new Pick();
        int searched = 0;
        for (int i = 0; i < ANSWERS && !now.over(); i++) {
            now.view(Viewer.REFEREE).offer(offer);
            offer.random(chance, pick);
            Step step = now.step(Answer.of(pick, offer.ordered()));
            if (hidden(now) && hidden(step.position()) && !rethinks(now)) {
                searched++;
                assertUnseen(step, Viewer.seat(0), zone, seed);
                assertUnseen(step, Viewer.SPECTATOR, zone, seed);
            }
            if (unknown(now) && unknown(step.position())) {
                assertUnseen(step, Viewer.seat(HOLDER), zone, seed);
            }
            now = step.position();
        }
        return searched;
    }

    /** Rethink discards cards face up and shuffles them in the same step. */
    private static boolean rethinks(Position position) {
        return table(position).frames.top() instanceof Rethinking;
    }

    private static Table table(Position position) {
        return ((MageKnightScratch) position.scratch()).t;
    }

    /** Whether only its holder can know where the canary is. */
    private static boolean hidden(Position position) {
        Table t = table(position);
        boolean inHand = t.piles.has(Zone.hand(HOLDER), CARD) && !t.piles.has(Zone.shown(HOLDER), CARD);
        return inHand || inDeck(t) || t.piles.has(Zone.under(HOLDER), CARD);
    }

    /** Whether not even its holder can know. */
    private static boolean unknown(Position position) {
        Table t = table(position);
        boolean looking = t.frames.top() instanceof Preparing;
        return !looking && (inDeck(t) || t.piles.has(Zone.under(HOLDER), CARD));
    }

    private static boolean inDeck(Table t) {
        Player holder = t.players[HOLDER];
        return t.piles.has(Zone.deck(HOLDER), CARD) && holder.knownTop == 0 && holder.knownBottom == 0;
    }

    private static void assertUnseen(Step step, Viewer viewer, String zone, int seed) {
        StringBuilder sent = new StringBuilder();
        sent.append(step.position().view(viewer).data());
        sent.append(step.position().view(viewer).scene().json());
        for (Event event : step.events()) {
            sent.append(event.json(viewer)).append(event.text(viewer));
        }
        assertThat(sent.toString()).as("%s, seed %d, %s", zone, seed, viewer).doesNotContain(CANARY);
    }
}
