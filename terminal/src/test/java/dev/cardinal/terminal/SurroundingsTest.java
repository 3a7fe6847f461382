package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.Reader;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SurroundingsTest {
    private static Surroundings around(boolean terminal, Map<String, String> environment) {
        return new Surroundings(new BufferedReader(Reader.nullReader()), System.out, environment, terminal);
    }

    @Test
    void colours_are_for_capable_terminals_and_people_who_want_them() {
        assertThat(around(true, Map.of("TERM", "xterm")).colour()).isTrue();
        assertThat(around(true, Map.of("TERM", "xterm", "NO_COLOR", "")).colour())
                .isTrue();
        assertThat(around(true, Map.of("TERM", "xterm", "NO_COLOR", "1")).colour())
                .isFalse();
        assertThat(around(true, Map.of("TERM", "dumb")).colour()).isFalse();
        assertThat(around(false, Map.of("TERM", "xterm")).colour()).isFalse();
    }

    @Test
    void line_editing_is_for_capable_terminals() {
        assertThat(around(true, Map.of("TERM", "xterm")).richTerminal()).isTrue();
        assertThat(around(true, Map.of("TERM", "dumb")).richTerminal()).isFalse();
        assertThat(around(false, Map.of("TERM", "xterm")).richTerminal()).isFalse();
    }

    @Test
    void COLUMNS_sets_the_width_of_a_pipe() {
        assertThat(around(false, Map.of("COLUMNS", "120")).columns()).hasValue(120);
        assertThat(around(false, Map.of("COLUMNS", "wide")).columns()).isEmpty();
        assertThat(around(false, Map.of()).columns()).isEmpty();
    }
}
