package dev.cardinal.dominion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.testkit.Fuzz;
import org.junit.jupiter.api.Test;

class ContractsTest {
    @Test
    void random_games_of_dominion_keep_every_contract() throws Refused {
        Fuzz fuzz = new Fuzz(new Dominion(), Options.DEFAULT, 2026);
        assertThat(fuzz.closely(12).run(1000, 2).violations()).isEmpty();
    }
}
