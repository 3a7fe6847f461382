package dev.cardinal.dominion.instruction;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.dominion.Dominion;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.testkit.Cites;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DiscardingIsSecretTest {
    private static final Viewer OPPONENT = Viewer.seat(1);
    private static final int GUESSES = 400;

    /** A Cellar asks seat 0, and everyone knows one card of its hand. */
    private static Position cellar(String known) throws Refused {
        var options = new Options(Map.of("players", "2", "kingdom", "Cellar", "rules", "official"));
        Data.Fields seat = Data.fields()
                .with("hand", Data.texts(List.of("Cellar", "Copper", "Silver", "Estate", "Province")))
                .with("shownInHand", Data.texts(List.of(known)))
                .with("deck", Data.texts(List.of("Gold", "Duchy", "Curse", "Copper", "Estate")));
        Position position = new Dominion()
                .deal(options)
                .arrange(Data.fields().with("seats", Data.fields().with("0", seat)));
        return position.answer((Answer) position.read("play Cellar"));
    }

    /** What the opponent is told when the whole hand is discarded, by the card seen on top, over many guesses. */
    private static Map<Data, Set<String>> told(Position position) {
        Map<Data, Set<String>> told = new HashMap<>();
        Chance chance = new Chance(1);
        for (int i = 0; i < GUESSES; i++) {
            Position guess = position.guess(OPPONENT, chance);
            Event first = guess.step(everything(guess)).events().getFirst();
            Data.Fields heard = first.json(OPPONENT);
            told.computeIfAbsent(Objects.requireNonNull(heard.get("top")), _ -> new HashSet<>())
                    .add(heard.toString());
        }
        return told;
    }

    /** The answer that discards the whole hand. */
    private static Answer everything(Position position) {
        Data.Fields seats = (Data.Fields) position.view(Viewer.REFEREE).data().get("seats");
        Data hand = ((Data.Fields) seats.get("0")).get("hand");
        return (Answer) position.read(
                Data.fields().with("type", Data.of("discard_for_cellar")).with("cards", hand));
    }

    @Cites({"VIS-DISCARD-3", "VIS-DISCARD-4"})
    @ParameterizedTest
    @ValueSource(strings = {"Copper", "Estate", "Province"})
    void the_order_of_what_is_told_says_nothing_about_hidden_cards(String known) throws Refused {
        Map<Data, Set<String>> told = told(cellar(known));

        assertThat(told).hasSizeGreaterThan(3);
        assertThat(told).allSatisfy((top, ways) -> assertThat(ways).hasSize(1));
    }

    @Cites("VIS-DISCARD-3")
    @Test
    void what_everyone_knew_about_the_hand_they_know_about_the_pile() throws Refused {
        Position position = cellar("Province");
        Data.Fields seats = (Data.Fields)
                position.answer(everything(position)).view(OPPONENT).data().get("seats");

        assertThat(String.valueOf(((Data.Fields) seats.get("0")).get("discard")))
                .contains("Province");
    }
}
