package dev.cardinal.dominion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.testkit.Fuzz;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ContractsTest {
    private static Fuzz fuzz(long seed) {
        return new Fuzz(new Dominion(), Options.DEFAULT, seed);
    }

    /** Short enough for the mutation run, which repeats it for every mutant that no other test finds. */
    @Test
    void short_games_keep_every_contract_at_every_position() throws Refused {
        Options shortGame = Options.DEFAULT.with("turns", "6").with("cards", "all");
        assertThat(new Fuzz(new Dominion(), shortGame, 3).run(5, 1).violations())
                .isEmpty();
    }

    @Tag("long")
    @Test
    void a_few_games_keep_every_contract_at_every_position() throws Refused {
        assertThat(fuzz(7).closely(2).run(20, 2).violations()).isEmpty();
    }

    @Tag("long")
    @Test
    void many_games_keep_every_contract() throws Refused {
        assertThat(fuzz(2026).closely(10).run(1000, 2).violations()).isEmpty();
    }
}
