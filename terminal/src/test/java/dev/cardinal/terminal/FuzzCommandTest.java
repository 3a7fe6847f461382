package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.data.Data;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class FuzzCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int fuzz(String... args) {
        return Cardinal.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(args);
    }

    @Test
    void a_game_that_keeps_its_contracts_exits_with_0_and_a_summary() throws Exception {
        assertThat(fuzz("fuzz", "dominion", "--games", "2", "--option", "players=1", "--option", "turns=3", "--json"))
                .isZero();
        assertThat(Json.parse(out.toString())).isInstanceOfSatisfying(Data.Fields.class, report -> {
            assertThat(report.values()).containsOnlyKeys("games", "decisions", "violations");
            assertThat(report.get("games")).isEqualTo(Data.of(2));
            assertThat(report.get("violations")).hasToString("[]");
        });
    }

    @Test
    void an_impossible_option_exits_with_2() {
        assertThat(fuzz("fuzz", "dominion", "--games", "1", "--option", "kingdom=Nowhere"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("There is no kingdom card or set 'Nowhere'");
    }

    @Test
    void zero_games_exit_with_2() {
        assertThat(fuzz("fuzz", "dominion", "--games", "0")).isEqualTo(2);
    }
}
