package dev.cardinal.dominion;

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
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Viewer;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A card hidden with one player appears in no byte sent to anyone else. */
class CanaryTest {
    /** In no pile of this game, so that its name appears nowhere else. */
    private static final String CANARY = "Adventurer";

    private static final int GAMES = 150;

    @Tag("long")
    @Test
    void a_hidden_card_appears_in_no_byte_sent_to_another_seat() throws Exception {
        int bytes = 0;
        for (String rules : List.of("principality", "official")) {
            for (int seed = 0; seed < GAMES; seed++) {
                bytes += play(rules, seed);
            }
        }
        assertThat(bytes).as("bytes searched").isGreaterThan(20_000_000);
    }

    private static int play(String rules, int seed) throws Exception {
        Options options = Options.DEFAULT
                .with("players", "3")
                .with("rules", rules)
                .with("turns", "30")
                .with("kingdom", "Militia,Spy,Thief,Bureaucrat,Moat,Library,Sentry,Artisan,Vassal,Bandit,Mine,Remodel");
        Data.Fields holder = Data.fields()
                .with("hand", Data.texts(List.of("Militia", "Spy", "Moat", "Library", "Silver")))
                .with("deck", Data.texts(List.of("Estate", CANARY, "Gold", "Sentry", "Artisan", "Copper", "Vassal")));
        Data.Fields position =
                Data.fields().with("turn", 1).with("seats", Data.fields().with("1", holder));
        Position now = new Dominion().deal(options).arrange(position);
        Chance chance = new Chance(seed);
        Offer offer = new Offer();
        Pick pick = new Pick();
        int bytes = 0;
        while (!now.over()) {
            now.view(Viewer.REFEREE).offer(offer);
            offer.random(chance, pick);
            Step step = now.step(Answer.of(pick, offer.ordered()));
            boolean hidden = hidden(now) && hidden(step.position()) && !lay(step);
            for (Viewer viewer : List.of(Viewer.seat(0), Viewer.seat(2), Viewer.SPECTATOR)) {
                String sent = sent(step, viewer);
                bytes += sent.length();
                if (hidden) {
                    assertThat(sent).as("seed %d, %s", seed, viewer).doesNotContain(CANARY);
                }
            }
            now = step.position();
        }
        return bytes;
    }

    /** Whether the canary is in the holder's hand, deck or discard pile and no one else has seen it there. */
    private static boolean hidden(Position position) {
        Data.Fields seat = seat(position.view(Viewer.REFEREE).data());
        Data.Fields known = seat(position.view(Viewer.SPECTATOR).data());
        boolean inside = (seat.get("hand") + "" + seat.get("deck") + seat.get("discard")).contains(CANARY);
        String seen = known.get("shownInHand") + "" + known.get("knownInDeck") + known.get("discard");
        return inside && !seen.contains(CANARY);
    }

    /** Whether everyone saw the canary in between: a discarded hand may be shuffled immediately. */
    private static boolean lay(Step step) {
        return step.events().stream()
                .flatMap(event -> event.moves().stream())
                .anyMatch(move -> move instanceof Move.Moved moved
                        && moved.look().face().equals(CANARY)
                        && moved.privy() == Move.EVERYBODY);
    }

    private static Data.Fields seat(Data.Fields view) {
        return (Data.Fields) ((Data.Fields) view.get("seats")).get("1");
    }

    /** Everything sent to a viewer, except the gains that everyone saw. */
    private static String sent(Step step, Viewer viewer) {
        StringBuilder sent = new StringBuilder();
        step.position().view(viewer).data().values().forEach((key, value) -> {
            if (key.equals("seats")) {
                ((Data.Fields) value)
                        .values()
                        .values()
                        .forEach(seat -> ((Data.Fields) seat).values().forEach((zone, cards) -> {
                            if (!zone.equals("owned")) {
                                sent.append(zone).append(cards);
                            }
                        }));
            } else {
                sent.append(key).append(value);
            }
        });
        for (Event event : step.events()) {
            sent.append(event.json(viewer));
        }
        return sent.toString();
    }
}
