package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.data.Data;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

    /** Runs a process of its own, and stops it once it has reported a game. */
    private static Process stopped(String signal) throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Cardinal.class.getName(),
                        "fuzz",
                        "kuhn",
                        "--games",
                        "100000000",
                        "--json")
                .start();
        assertThat(process.errorReader().readLine()).matches("  0%  [\\d,]+ of 100,000,000 games, \\d+ s left");
        new ProcessBuilder("kill", "-" + signal, String.valueOf(process.pid())).start();
        return process;
    }

    /** Shells let what they start in the background ignore interrupts, and it passes that on. */
    private static boolean inBackground() throws IOException {
        Path status = Path.of("/proc/self/status");
        return Files.exists(status)
                && Files.readAllLines(status).stream().anyMatch(line -> line.matches("SigIgn:.*[2367abef]"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"INT", "TERM"})
    @DisabledOnOs(OS.WINDOWS)
    @Timeout(300)
    void a_signal_stops_it_with_a_report_of_what_it_has_done(String signal) throws Exception {
        assumeFalse(signal.equals("INT") && inBackground(), "skipped: nothing in the background hears an interrupt");
        Process process = stopped(signal);
        try {
            assertThat(Json.parse(process.inputReader().readLine()))
                    .isInstanceOfSatisfying(Data.Fields.class, report -> {
                        assertThat(Long.parseLong(String.valueOf(report.get("games"))))
                                .isBetween(1L, 99_999_999L);
                        assertThat(report.get("violations")).hasToString("[]");
                    });
            assertThat(process.waitFor()).isZero();
        } finally {
            process.destroyForcibly();
        }
    }
}
