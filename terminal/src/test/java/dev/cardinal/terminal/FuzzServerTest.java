package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.cardinal.server.load.OwnPostgres;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A server that is killed loses nothing that anybody was told. The full length is a command. */
class FuzzServerTest {
    @Test
    void a_killed_server_loses_nothing_and_shows_nothing_that_is_not_in_the_log() {
        losesNothing("--kills=2", "--tables=5");
    }

    @Test
    void two_servers_on_one_postgresql_write_one_history_and_tell_it_to_everyone() {
        assumeTrue(OwnPostgres.isHere(), "two servers were not tested: " + OwnPostgres.MISSING);
        losesNothing("--kills=2", "--tables=3", "--servers=2");
    }

    private static void losesNothing(String... options) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status = run(out, err, options);
        assertThat(out.toString())
                .as(err.toString())
                .startsWith("{\"kills\":2,\"acts\":")
                .contains("\"lost\":0,\"phantom\":0,\"differing\":0,\"violations\":[]")
                .doesNotContain("\"acts\":0,");
        assertThat(status).isZero();
    }

    @Test
    void several_servers_need_postgresql() {
        StringWriter err = new StringWriter();
        assertThat(run(new StringWriter(), err, "--servers=2", "--database=tables.db"))
                .isNotZero();
        assertThat(err.toString()).contains("Several servers can share a PostgreSQL, but not a file");
    }

    private static int run(StringWriter out, StringWriter err, String... options) {
        List<String> line = new ArrayList<>(List.of("fuzz", "server", "--json"));
        line.addAll(List.of(options));
        return Cardinal.run(Map.of(), new PrintWriter(out), new PrintWriter(err), line.toArray(String[]::new));
    }
}
