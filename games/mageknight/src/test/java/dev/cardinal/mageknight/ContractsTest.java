package dev.cardinal.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.testkit.Fuzz;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ContractsTest {
    private static Fuzz fuzz(int players, long seed) {
        return new Fuzz(new MageKnight(), Options.DEFAULT.with("players", Integer.toString(players)), seed);
    }

    @Test
    void a_game_for_each_number_of_players_keeps_every_contract_at_every_position() throws Refused {
        for (int players = 1; players <= 4; players++) {
            assertThat(fuzz(players, 11).closely(1).run(2, 1).violations())
                    .as("%d players", players)
                    .isEmpty();
        }
    }

    @Tag("long")
    @Test
    void many_games_keep_every_contract() throws Refused {
        for (int players = 1; players <= 4; players++) {
            assertThat(fuzz(players, 2026).closely(3).run(60, 2).violations())
                    .as("%d players", players)
                    .isEmpty();
        }
    }
}
