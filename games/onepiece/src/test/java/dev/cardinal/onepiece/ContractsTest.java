package dev.cardinal.onepiece;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.testkit.Fuzz;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ContractsTest {
    private static Fuzz fuzz(long seed) {
        return new Fuzz(new OnePiece(), Options.DEFAULT, seed);
    }

    @Test
    void a_few_games_keep_every_contract_at_every_position() throws Refused {
        assertThat(fuzz(7).closely(2).run(4, 1).violations()).isEmpty();
    }

    @Tag("long")
    @Test
    void many_games_keep_every_contract() throws Refused {
        assertThat(fuzz(2026).closely(6).run(300, 2).violations()).isEmpty();
    }
}
