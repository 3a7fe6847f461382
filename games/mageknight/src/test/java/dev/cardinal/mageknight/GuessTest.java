package dev.cardinal.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import org.junit.jupiter.api.Test;

class GuessTest {
    /** The wound could be in the deck, but then its owner would not be asked to discard it. */
    @Test
    void a_player_asked_for_a_wound_has_one_in_every_guess() throws Refused {
        Data.Fields said = (Data.Fields) Json.parse("""
                {"seats": {"0": {"skills": ["I Feel No Pain"], "hand": ["March", "Wound"],
                 "deck": ["Rage", "Rage", "March", "Stamina", "Promise", "Swiftness", "Threaten"]}}}""");
        Position start = Tables.deal(2).arrange(said);
        Position asked = start.answer((Answer) start.read("use I Feel No Pain"));
        Chance chance = new Chance(5);
        for (int i = 0; i < 200; i++) {
            Position guess = asked.guess(Viewer.seat(1), chance);
            assertThat(guess.question().options()).hasSize(1);
        }
    }
}
