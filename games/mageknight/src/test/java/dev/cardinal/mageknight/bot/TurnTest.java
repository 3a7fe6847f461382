package dev.cardinal.mageknight.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Refused;
import dev.cardinal.testkit.Cites;
import org.junit.jupiter.api.Test;

/** What greedy does with nothing to fight. */
class TurnTest {
    @Test
    @Cites("5.4")
    void it_rests_with_many_wounds_in_hand() throws Refused {
        assertThat(Seated.at("{'seats': {'0': {'hand': ['Wound', 'Wound', 'Wound', 'Rage'], 'deck': ['March']}}}")
                        .says())
                .isEqualTo("rest");
    }

    @Test
    void it_does_not_rest_with_a_good_hand() throws Refused {
        assertThat(Seated.at("{'seats': {'0': {'hand': ['March', 'March', 'Stamina', 'Stamina', 'Wound']}}}")
                        .says())
                .startsWith("play");
    }
}
