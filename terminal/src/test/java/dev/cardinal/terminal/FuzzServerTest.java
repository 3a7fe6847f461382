package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A server that is killed loses nothing that anybody was told. The full length is a command. */
class FuzzServerTest {
    @Test
    void a_killed_server_loses_nothing_and_shows_nothing_that_is_not_in_the_log() {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status = Cardinal.run(
                Map.of(),
                new PrintWriter(out),
                new PrintWriter(err),
                "fuzz",
                "server",
                "--kills=2",
                "--tables=4",
                "--json");
        assertThat(out.toString())
                .as(err.toString())
                .startsWith("{\"kills\":2,\"acts\":")
                .contains("\"lost\":0,\"phantom\":0,\"differing\":0,\"violations\":[]")
                .doesNotContain("\"acts\":0,");
        assertThat(status).isZero();
    }
}
